import { useState } from 'react';
import { checkLine } from '../../../../domain/form/checkLine.ts';
import { singleSpaced } from '../../../../domain/outside/singleSpaced.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { podRejectReasons } from '../../../../domain/shipment/podRejectReasons.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { wordOptions } from '../../../components/wordOptions.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './ProofForm.module.css';
import { useJudgeProof } from './useJudgeProof.ts';

interface RejectProofDialogProps {
  readonly shipment: ShipmentRecord;
  /** Index of the delivery. */
  readonly stop: number;
  readonly onClose: () => void;
}

/** Characters a note has at most. */
const longest = 200;

/** Asks why a proof is not accepted. */
export const RejectProofDialog = ({ shipment, stop, onClose }: RejectProofDialogProps) => {
  const { optional } = useAdminTexts();
  const { proof } = useShipmentTexts();
  const words = proof.reject;
  const { rejecting } = useJudgeProof(shipment);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const reason = podRejectReasons.find((each) => each === chosen);
  const note = singleSpaced(typed);
  const isLong = note !== '' && checkLine(note, { most: longest }) !== undefined;
  const send = async (): Promise<void> => {
    setSent(true);
    if (!reason || isLong) return;
    if (await rejecting.run({ stop, reason, note: note || undefined })) onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{words.text}</p>
        <SelectField
          name="reject-reason"
          label={words.reason}
          placeholder={words.choose}
          value={chosen}
          onChange={setChosen}
          options={wordOptions(proof.reasons)}
          problem={wasSent && !reason ? words.missing : undefined}
        />
        <TextField
          name="reject-note"
          label={words.note}
          aside={optional}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          problem={wasSent && isLong ? words.noteLong : undefined}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" variant="danger" busy={rejecting.pending}>
            {words.yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
