import { useState } from 'react';
import { formatInstant } from '../../../../domain/calendar/formatInstant.ts';
import { parseInstant } from '../../../../domain/calendar/parseInstant.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../../domain/shipment/ShipmentEvent.ts';
import { Button } from '../../../components/Button.tsx';
import { DateTimeField } from '../../../components/dates/DateTimeField.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { OvertakenShipment } from '../OvertakenShipment.tsx';
import { useEventText } from '../useEventText.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import styles from './ReportDialog.module.css';
import { useTellShipment } from './useTellShipment.ts';

interface CorrectionDialogProps {
  readonly shipment: ShipmentRecord;
  readonly event: ShipmentEvent;
  /** The time that holds now, in epoch milliseconds. */
  readonly heldAt: number;
  readonly onClose: () => void;
}

/** Gives an event another time. What was told stays in sight. */
export const CorrectionDialog = ({ shipment, event, heldAt, onClose }: CorrectionDialogProps) => {
  const { report: words, timeline } = useShipmentTexts();
  const { titleOf } = useEventText(shipment);
  const { time, zoneAt } = useStopWords(shipment);
  const zone = zoneAt(event.stop) ?? 'UTC';
  const [at, setAt] = useState(formatInstant(heldAt, zone));
  const task = useTellShipment(shipment, onClose);
  return (
    <Dialog title={timeline.changeOf(titleOf(event))} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          const instant = parseInstant(at, zone);
          const data = { of: event.id, at: instant === undefined ? at : new Date(instant).toISOString() };
          void task.run({
            event: { type: 'correction', stop: event.stop, at: null, data },
            done: words.told.correction,
          });
        }}
      >
        <OvertakenShipment failure={task.overtaken} status={shipment.status} />
        <p>{words.was(time(heldAt, event.stop))}</p>
        <DateTimeField
          name="at"
          mode="single"
          label={words.at}
          zone={zone}
          value={at}
          onChange={(value) => {
            setAt(value);
            task.forgive();
          }}
          problem={task.problem?.text}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={task.pending}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
