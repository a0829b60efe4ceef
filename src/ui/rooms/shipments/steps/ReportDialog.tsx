import { useState } from 'react';
import { emptyReport, readReport, type ReportDraft, type ReportType } from '../../../../domain/shipment/reportDraft.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import { OvertakenShipment } from '../OvertakenShipment.tsx';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './ReportDialog.module.css';
import { ReportFields } from './ReportFields.tsx';
import { useTellShipment } from './useTellShipment.ts';

interface ReportDialogProps {
  readonly shipment: ShipmentRecord;
  readonly type: ReportType;
  readonly onClose: () => void;
}

/** The fields that each kind of report shows, where what is wrong with them can be said. */
const shownFields: Readonly<Record<ReportType, readonly string[]>> = {
  delay: ['minutes', 'reason'],
  exception: ['kind', 'text'],
  hold: ['text'],
  note: ['text', 'visibility'],
  stop_skipped: ['stop', 'reason'],
};

/** Tells a delay, a problem or a note, puts a shipment on hold, or skips a stop. */
export const ReportDialog = ({ shipment, type, onClose }: ReportDialogProps) => {
  const { steps, report: words } = useShipmentTexts();
  const { nextStop } = useFolded(shipment);
  const [draft, setDraft] = useState<ReportDraft>(emptyReport);
  const task = useTellShipment(shipment, onClose);
  const { problem } = task;
  const isShown = problem?.field !== undefined && shownFields[type].includes(problem.field);
  return (
    <Dialog title={steps[type]} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void task.run({ event: readReport(type, draft, nextStop), done: words.told[type] });
        }}
      >
        <OvertakenShipment failure={task.overtaken} status={shipment.status} />
        {problem && !isShown && <FieldProblem role="alert">{problem.text}</FieldProblem>}
        <ReportFields
          shipment={shipment}
          type={type}
          draft={draft}
          problemOf={(field) => (problem?.field === field ? problem.text : undefined)}
          onChange={(change) => {
            setDraft((before) => ({ ...before, ...change }));
            task.forgive();
          }}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={task.pending}>
            {type === 'note' ? words.keep : words.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
