import { failureMessage } from '../../../../../domain/failure/failureMessage.ts';
import { reportsOf } from '../../../../../domain/edi/status/reportsOf.ts';
import type { PlannedStatus } from '../../../../../domain/edi/status/StatusPlan.ts';
import type { ShipmentRecord } from '../../../../../domain/shipment/Shipment.ts';
import { CheckField } from '../../../../components/CheckField.tsx';
import { StatusBadge } from '../../../../components/StatusBadge.tsx';
import { useEdiTexts } from '../../../../shared/edi/useEdiTexts.ts';
import { useAdminTexts } from '../../../../shared/useAdminTexts.ts';
import { useTexts } from '../../../../shared/useTexts.ts';
import { eventStanding, eventTones } from './eventStanding.ts';
import styles from './StatusImport.module.css';
import { useStatusImportTexts } from './useStatusImportTexts.ts';
import type { PlannedLoad, StatusImport } from './useStatusImport.ts';
import { useStepTexts } from './useStepTexts.ts';

interface StatusRowProps {
  readonly run: StatusImport;
  readonly load: PlannedLoad;
  readonly shipment: ShipmentRecord;
  readonly planned: PlannedStatus;
}

/** An event of a file: what it says, what it would do, and what became of it. */
export const StatusRow = ({ run, load, shipment, planned }: StatusRowProps) => {
  const words = useStatusImportTexts();
  const { place } = useEdiTexts();
  const { failures } = useTexts();
  const { refusals } = useAdminTexts();
  const { titleOf, timeOf, detailsOf } = useStepTexts(shipment);
  const { key, event, step } = planned;
  const { outcome } = load;
  const standing = eventStanding(planned, load);
  const isLeftOut = step.does === 'nothing' && step.why === 'left_out';
  const mayChoose = !outcome && (isLeftOut || reportsOf(step).length > 0);
  const title = `${timeOf(planned)} · ${titleOf(planned)}`;
  const refused =
    outcome && !outcome.failure ? reportsOf(step).flatMap(({ id }) => outcome.output.get(id)?.message ?? []) : [];
  const trouble = outcome?.failure ? [failureMessage(outcome.failure, { ...failures, refusals })] : refused;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        {mayChoose ? (
          <CheckField
            name={`record.${key}`}
            label={title}
            checked={!isLeftOut}
            onChange={(isIn) => run.leaveOut(load, key, !isIn)}
          />
        ) : (
          <span className={styles.said}>{title}</span>
        )}
        <StatusBadge tone={eventTones[standing]}>{words.badge[standing]}</StatusBadge>
      </div>
      <p className={styles.note}>
        {[words.code(event.code, place(String(event.segment), event.tag, '')), detailsOf(planned).join(' ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {standing === 'failed' && trouble.length > 0 && <p className={styles.bad}>{trouble.join(' ')}</p>}
    </li>
  );
};
