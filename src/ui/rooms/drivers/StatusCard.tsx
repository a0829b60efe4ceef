import type { Driver } from '../../../domain/driver/Driver.ts';
import { type DriverStatus, driverStatuses } from '../../../domain/driver/DriverStatus.ts';
import { driverMoveRefusal } from '../../../domain/driver/driverMoveRefusal.ts';
import { Card } from '../../components/Card.tsx';
import { MoveList } from '../../components/record/MoveList.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useMoveDriver } from './useMoveDriver.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import styles from './DriverDetail.module.css';
import { DriverStatusBadge } from './DriverStatusBadge.tsx';

interface StatusCardProps {
  readonly driver: Driver;
  /** Told when somebody had changed the driver before the move was made. */
  readonly onStale: () => void;
}

/** The moves a driver may make, and for the others why not. What is final is asked first. */
export const StatusCard = ({ driver, onStale }: StatusCardProps) => {
  const { detail, move, leaving, refusal } = useAdminTexts().drivers;
  const task = useMoveDriver(onStale);
  const ask = useQuestion();
  const moves = driverStatuses
    .filter((to) => driver.status !== 'left' && to !== driver.status && to !== 'invited')
    .map((to) => {
      const reason = driverMoveRefusal(driver, to);
      return { to, label: move[to], refusal: reason && refusal[reason], isFinal: to === 'left' };
    });

  const go = async (to: DriverStatus): Promise<void> => {
    const question = { ...leaving, title: leaving.title(driver.name), isDangerous: true };
    if (to === 'left' && !(await ask(question))) return;
    await task.run({ id: driver.id, version: driver.version, to });
  };
  return (
    <Card title={detail.status} aside={<DriverStatusBadge status={driver.status} />}>
      {driver.status === 'left' && <p className={styles.text}>{refusal.left}</p>}
      <MoveList moves={moves} busy={task.pending} onMove={(to) => void go(to)} />
    </Card>
  );
};
