import { useState } from 'react';
import type { Problems } from '../../../../domain/record/Problem.ts';
import { parseRecord } from '../../../../domain/record/parseRecord.ts';
import { offeredReservations } from '../../../../domain/shipment/offeredReservations.ts';
import { parseReservations, reservationFields } from '../../../../domain/shipment/parseReservations.ts';
import { emptyReport, readReport, type ReportDraft, type ReportType } from '../../../../domain/shipment/reportDraft.ts';
import { reportFields } from '../../../../domain/shipment/reportFields.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { DialogActions } from '../../../components/DialogActions.tsx';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import { focusFirstInvalid } from '../../../shared/focusFirstInvalid.ts';
import { useProblemText } from '../../../shared/record/useProblemText.ts';
import { OvertakenShipment } from '../OvertakenShipment.tsx';
import { useFolded } from '../useFolded.ts';
import { useOwnSide } from '../useOwnSide.ts';
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
  const { steps, report: words, reservation } = useShipmentTexts();
  const folded = useFolded(shipment);
  const side = useOwnSide();
  const [draft, setDraft] = useState<ReportDraft>(emptyReport);
  const task = useTellShipment(shipment, onClose);
  const [wasSent, setSent] = useState(false);
  const { problem } = task;
  const typed = parseRecord(reportFields, { reason: draft.reason, text: draft.text });
  const offered = type === 'exception' ? offeredReservations(folded, side, draft.kind) : [];
  const reserved = parseReservations(draft, offered);
  const problems: Problems = { ...(!typed.ok && typed.problems), ...(!reserved.ok && reserved.problems) };
  const problemText = useProblemText(
    { ...reportFields, ...reservationFields },
    { reason: words.reason, text: words.text, count: reservation.count, celsius: reservation.celsius },
  );
  const typedProblem = (field: string): string | undefined => {
    const wrong = wasSent ? problems[field] : undefined;
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
          if (!typed.ok || !reserved.ok) return focusFirstInvalid(event.currentTarget);
          const told = readReport(type, draft, folded.nextStop, reserved.value);
          return void task.run({ event: told, done: words.told[type] });
        }}
      >
        <OvertakenShipment failure={task.overtaken} status={shipment.status} />
        {problem && !isShown && <FieldProblem role="alert">{problem.text}</FieldProblem>}
        <ReportFields
          shipment={shipment}
          type={type}
          offered={offered}
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
