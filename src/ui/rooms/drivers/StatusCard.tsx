import { MoveDriver } from '../../../application/drivers/moveDriver.ts';
import { driverMoveRefusal, driverStatuses } from '../../../domain/driver/DriverStatus.ts';
import type { DriverRecord } from '../../../domain/driver/Driver.ts';
import { RecordStatus } from '../../shared/record/RecordStatus.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriverTexts } from './useDriverTexts.ts';
import styles from './DriverPage.module.css';
import { DriverStatusBadge } from './DriverStatusBadge.tsx';

/** Where a driver stands with the company, and what a person may make of that. */
export const StatusCard = ({ driver }: { readonly driver: DriverRecord }) => {
  const { driverStatus: status } = useAdminTexts();
  const { detail, move, leaving, refusal } = useDriverTexts();
  const moves = driverStatuses
    .filter((to) => driver.status !== 'left' && to !== driver.status && to !== 'invited')
    .map((to) => {
      const reason = driverMoveRefusal(driver, to);
      return { to, label: move[to], refusal: reason && refusal[reason], isFinal: to === 'left' };
    });
  return (
    <RecordStatus
      record={driver}
      useCase={MoveDriver}
      title={detail.status}
      badge={<DriverStatusBadge status={driver.status} />}
      words={status}
      moves={moves}
      question={{ ...leaving, title: leaving.title(driver.name) }}
    >
      {driver.status === 'left' && <p className={styles.text}>{refusal.left}</p>}
    </RecordStatus>
  );
};
