import { DriverPauses } from '../../../application/pauses/driverPauses.ts';
import { DriverWrites } from '../../../application/drivers/driverWrites.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import {
  driverMoveRefusal,
  driverPauseFields,
  driverStatuses,
  isDriverPause,
} from '../../../domain/driver/DriverStatus.ts';
import { driverTones } from '../../components/driverTones.ts';
import { RecordPause } from '../../shared/record/RecordPause.tsx';
import { RecordStatus } from '../../shared/record/RecordStatus.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import styles from './DriverPage.module.css';

interface StatusCardProps {
  readonly driver: Driver;
  readonly mayWrite: boolean;
  /** False while only the list row is known: it may be stale. */
  readonly isRead: boolean;
}

/** A driver's status and the possible moves. */
export const StatusCard = ({ driver, mayWrite, isRead }: StatusCardProps) => {
  const { driverStatus, refusals } = useAdminTexts();
  const { detail, move, leaving, pause } = useDriverTexts();
  const hasLeft = driver.status === 'left';
  return (
    <RecordStatus
      record={driver}
      name={driver.name}
      writes={DriverWrites}
      title={detail.status}
      statuses={{ words: driverStatus, tones: driverTones }}
      moves={{
        to: hasLeft || !mayWrite ? [] : driverStatuses.filter((to) => to !== 'invited'),
        words: move,
        refusalOf: (to) => driverMoveRefusal(driver, to),
      }}
      pause={
        isRead &&
        isDriverPause(driver.status) && (
          <RecordPause
            key={driver.status}
            fields={driverPauseFields}
            record={driver}
            pauses={DriverPauses}
            labels={pause.field}
            words={{ reason: pause.reason }}
            mayWrite={mayWrite}
          />
        )
      }
      final={{ status: 'left', question: { ...leaving, title: leaving.title(driver.name) } }}
    >
      {hasLeft && <p className={styles.text}>{refusals.has_left}</p>}
    </RecordStatus>
  );
};
