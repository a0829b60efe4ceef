import { Link } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ComplianceBadge } from '../../components/documents/ComplianceBadge.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import styles from './DriverDetail.module.css';
import { driverPath } from './driverPath.ts';
import { DriverStatusBadge } from './DriverStatusBadge.tsx';

interface DriverHeadingProps {
  readonly driver: Driver;
  readonly mayWrite: boolean;
  readonly removing: boolean;
  readonly onRemove: () => void;
}

/** Who it is, how they stand, and the ways to change that. */
export const DriverHeading = ({ driver, mayWrite, removing, onRemove }: DriverHeadingProps) => {
  const { drivers } = useAdminTexts();
  return (
    <>
      <Link className={styles.back} to={roomPath('drivers')}>
        {drivers.back}
      </Link>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageHeading>{driver.name}</PageHeading>
          <div className={styles.badges}>
            <DriverStatusBadge status={driver.status} />
            <ComplianceBadge compliance={driver.compliance} />
          </div>
        </div>
        {mayWrite && (
          <div className={styles.ways}>
            <ButtonRoute variant="secondary" to={`${driverPath(driver.id)}/edit`}>
              {drivers.detail.edit}
            </ButtonRoute>
            <Button variant="quiet" busy={removing} onClick={onRemove}>
              {drivers.detail.remove}
            </Button>
          </div>
        )}
      </header>
    </>
  );
};
