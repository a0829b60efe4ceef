import { useNavigate, useParams } from 'react-router-dom';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { useDriver } from '../../hooks/useDriver.ts';
import styles from './DriverDetail.module.css';
import { DriverForm } from './DriverForm.tsx';
import { driverPath } from './driverPath.ts';
import { DriverSkeleton } from './DriverSkeleton.tsx';
import { NoSuchDriver } from './NoSuchDriver.tsx';

export const EditDriverPage = () => {
  const { form } = useAdminTexts().drivers;
  const { id = '' } = useParams();
  const found = useDriver(id);
  const navigate = useNavigate();
  const toDriver = (): void => void navigate(driverPath(id), { replace: true });
  if (!found.data && isUnknownRecord(found.error)) return <NoSuchDriver />;
  if (!found.data && found.isError) {
    return <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <DriverSkeleton />;
  return (
    <>
      <header className={styles.head}>
        <PageHeading>{form.editTitle(found.data.name)}</PageHeading>
      </header>
      <DriverForm key={id} driver={found.data} onSaved={toDriver} onLeave={toDriver} />
    </>
  );
};
