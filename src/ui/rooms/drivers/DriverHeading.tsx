import { editPath } from '../../../domain/access/editPath.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { ComplianceBadge } from '../../components/papers/ComplianceBadge.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { useListPath } from '../../shared/lists/useListPath.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import styles from './DriverDetail.module.css';
import { DriverStatusBadge } from './DriverStatusBadge.tsx';

interface DriverHeadingProps {
  readonly driver: Driver;
  readonly mayWrite: boolean;
  readonly onRemove: () => void;
}

/** Who it is, how they stand, and the ways to change that. */
export const DriverHeading = ({ driver, mayWrite, onRemove }: DriverHeadingProps) => {
  const { drivers } = useAdminTexts();
  const list = useListPath('drivers');
  return (
    <RecordHead
      title={driver.name}
      back={{ to: list, label: drivers.back }}
      picture={<Avatar name={driver.name} />}
      standing={
        <>
          <DriverStatusBadge status={driver.status} />
          <span>
            {drivers.detail.papers} <ComplianceBadge compliance={driver.compliance} />
          </span>
        </>
      }
    >
      {mayWrite && (
        <div className={styles.ways}>
          <ButtonRoute to={editPath('drivers', driver.id)}>{drivers.detail.edit}</ButtonRoute>
          <Button variant="danger" onClick={onRemove}>
            {drivers.detail.remove}
          </Button>
        </div>
      )}
    </RecordHead>
  );
};
