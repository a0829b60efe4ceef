import { DriverWrites } from '../../../application/drivers/driverWrites.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { driverMoveRefusal, driverStatuses } from '../../../domain/driver/DriverStatus.ts';
import { driverTones } from '../../components/driverTones.ts';
import { RecordStatus } from '../../shared/record/RecordStatus.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import styles from './DriverPage.module.css';

/** A driver's status and the possible moves. */
export const StatusCard = ({ driver }: { readonly driver: Driver }) => {
  const { driverStatus, refusals } = useAdminTexts();
  const { detail, move, leaving } = useDriverTexts();
  const hasLeft = driver.status === 'left';
  return (
    <RecordStatus
      record={driver}
      writes={DriverWrites}
      title={detail.status}
      statuses={{ words: driverStatus, tones: driverTones }}
      moves={{
        to: hasLeft ? [] : driverStatuses.filter((to) => to !== 'invited'),
        words: move,
        refusalOf: (to) => driverMoveRefusal(driver, to),
      }}
      final={{ status: 'left', question: { ...leaving, title: leaving.title(driver.name) } }}
    >
      {hasLeft && <p className={styles.text}>{refusals.has_left}</p>}
    </RecordStatus>
  );
};
