import { useState } from 'react';
import type { ReceivedOffer } from '../../../../domain/offer/ReceivedOffer.ts';
import { type RejectReason, rejectReasons } from '../../../../domain/offer/rejectReasons.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { wordOptions } from '../../../components/wordOptions.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './OfferDialogs.module.css';

interface DeclineDialogProps {
  readonly offer: ReceivedOffer;
  readonly busy: boolean;
  readonly onDecline: (reason: RejectReason | undefined) => void;
  readonly onClose: () => void;
}

/** Asks before an offer is turned down, and for the reason. */
export const DeclineDialog = ({ offer, busy, onDecline, onClose }: DeclineDialogProps) => {
  const { decline: words, act } = useRequestTexts().offers;
  const [chosen, setChosen] = useState('');
  return (
    <Dialog title={words.title(offer.company.name)} onClose={onClose}>
      <form
        className={styles.asked}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(rejectReasons.find((each) => each === chosen));
        }}
      >
        <p>{words.text}</p>
        <SelectField
          name="decline-reason"
          label={words.reason}
          placeholder={words.none}
          value={chosen}
          onChange={setChosen}
          options={wordOptions(words.reasons)}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {act.cancel}
          </Button>
          <Button type="submit" variant="confirm-danger" busy={busy}>
            {words.yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
