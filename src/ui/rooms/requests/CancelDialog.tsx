import { useState } from 'react';
import { checkLine } from '../../../domain/form/checkLine.ts';
import { singleSpaced } from '../../../domain/outside/singleSpaced.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './CancelDialog.module.css';
import { useRequestTexts } from './useRequestTexts.ts';

interface CancelDialogProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** The reason may be ''. */
  readonly onCancel: (reason: string) => void;
}

/** Characters a reason has at most. */
const longest = 200;

/** Asks before a request is ended for good, and for the reason. */
export const CancelDialog = ({ title, busy, onClose, onCancel }: CancelDialogProps) => {
  const { optional } = useAdminTexts();
  const { act } = useRequestTexts();
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const reason = singleSpaced(typed);
  const isWrong = reason !== '' && checkLine(reason, { least: 1, most: longest }) !== undefined;
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (!isWrong) onCancel(reason);
        }}
      >
        <p>{act.cancelText}</p>
        <TextField
          name="reason"
          label={act.cancelReason}
          aside={optional}
          hint={act.cancelReasonHint}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          problem={wasSent && isWrong ? act.cancelReasonLong : undefined}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {act.keep}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {act.cancelYes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
