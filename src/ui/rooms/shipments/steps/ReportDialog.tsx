import { useState } from 'react';
import { parseRecord } from '../../../../domain/record/parseRecord.ts';
import { emptyReport, readReport, type ReportDraft, type ReportType } from '../../../../domain/shipment/reportDraft.ts';
import { reportFields } from '../../../../domain/shipment/reportFields.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
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
  const [wasSent, setSent] = useState(false);
  const { problem } = task;
  const typed = parseRecord(reportFields, { reason: draft.reason, text: draft.text });
  const problemText = useProblemText(reportFields, { reason: words.reason, text: words.text });
  const typedProblem = (field: string): string | undefined => {
    if (!wasSent || typed.ok || (field !== 'reason' && field !== 'text')) return undefined;
    const wrong = typed.problems[field];
    return wrong && problemText(wrong, field);
  };
  const isShown = problem?.field !== undefined && shownFields[type].includes(problem.field);
  return (
    <Dialog title={steps[type]} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (typed.ok) void task.run({ event: readReport(type, draft, nextStop), done: words.told[type] });
        }}
      >
        <OvertakenShipment failure={task.overtaken} status={shipment.status} />
        {problem && !isShown && <FieldProblem role="alert">{problem.text}</FieldProblem>}
        <ReportFields
          shipment={shipment}
          type={type}
          draft={draft}
          problemOf={(field) => typedProblem(field) ?? (problem?.field === field ? problem.text : undefined)}
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
