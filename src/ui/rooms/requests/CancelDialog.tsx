import { useState } from 'react';
import { parseRecord } from '../../../domain/record/parseRecord.ts';
import { requestCancelFields } from '../../../domain/request/requestCancelFields.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useProblemText } from '../../shared/record/useProblemText.ts';
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

/** Asks before a request is ended for good, and for the reason. */
export const CancelDialog = ({ title, busy, onClose, onCancel }: CancelDialogProps) => {
  const { optional } = useAdminTexts();
  const { act } = useRequestTexts();
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const problemText = useProblemText(requestCancelFields, { reason: act.cancelReason });
  const read = parseRecord(requestCancelFields, { reason: typed });
  const wrong = read.ok ? undefined : read.problems.reason;
  return (
    <FormDialog
      title={title}
      words={{ cancel: act.keep, submit: act.cancelYes }}
      variant="confirm-danger"
      busy={busy}
      onSubmit={() => {
        setSent(true);
        if (read.ok) onCancel(read.value.reason ?? '');
      }}
      onClose={onClose}
    >
      <p className={styles.text}>{act.cancelText}</p>
      <TextField
        name="reason"
        label={act.cancelReason}
        aside={optional}
        hint={act.cancelReasonHint}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        problem={wasSent && wrong ? problemText(wrong, 'reason') : undefined}
      />
    </FormDialog>
  );
};
