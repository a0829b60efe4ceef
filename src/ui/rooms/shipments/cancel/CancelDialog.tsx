import { useState } from 'react';
import { parseRecord } from '../../../../domain/record/parseRecord.ts';
import type { CancelReason } from '../../../../domain/shipment/possibleCancelReasons.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { reasonNoteFields } from '../../../../domain/shipment/reasonNoteFields.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useOwnSide } from '../useOwnSide.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './CancelDialog.module.css';
import { useCancelEffects } from './useCancelEffects.ts';
import { useCancelShipment } from './useCancelShipment.ts';

interface CancelDialogProps {
  readonly shipment: ShipmentRecord;
  /** What may be chosen; `not_assigned` alone takes the load back. */
  readonly reasons: readonly CancelReason[];
  readonly onClose: () => void;
}

/** Says what follows before a shipment is ended, and asks why. */
export const CancelDialog = ({ shipment, reasons, onClose }: CancelDialogProps) => {
  const { optional } = useAdminTexts();
  const { cancel: words, ending } = useShipmentTexts();
  const side = useOwnSide();
  const takesBack = reasons.every((reason) => reason === 'not_assigned');
  const [chosen, setChosen] = useState<string>(takesBack ? 'not_assigned' : '');
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  const effects = useCancelEffects(shipment, takesBack);
  const task = useCancelShipment(shipment, onClose);
  const problemText = useProblemText(reasonNoteFields, { note: ending.note[side] });
  const read = parseRecord(reasonNoteFields, { note: typed });
  const wrong = read.ok ? undefined : read.problems.note;
  const reason = reasons.find((each) => each === chosen);
  return (
    <Dialog title={takesBack ? words.titleTakeBack : words.title} onClose={onClose}>
      <form
        className={styles.asked}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (reason && read.ok) void task.run({ reason, note: read.value.note });
        }}
      >
        <p className={styles.follows}>{words.whatFollows}</p>
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {!takesBack && (
          <SelectField
            name="cancel-reason"
            label={words.reason}
            placeholder={words.chooseReason}
            value={chosen}
            onChange={setChosen}
            options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
            problem={wasSent && !reason ? words.reasonMissing : undefined}
          />
        )}
        <TextField
          name="cancel-note"
          label={ending.note[side]}
          aside={optional}
          hint={ending.noteHint}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          problem={wasSent && wrong ? problemText(wrong, 'note') : undefined}
        />
        <DialogActions>
          <Button variant="secondary" data-safe onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" variant="confirm-danger" busy={task.pending}>
            {takesBack ? words.takeBackYes : words.yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
