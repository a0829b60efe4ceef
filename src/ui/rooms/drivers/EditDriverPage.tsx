import { useNavigate, useParams } from 'react-router-dom';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordHead } from '../../components/record/RecordHead.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useDriver } from '../../shared/useDriver.ts';
import { DriverForm } from './DriverForm.tsx';
import { NoSuchDriver } from './NoSuchDriver.tsx';

export const EditDriverPage = () => {
  const { form } = useAdminTexts().drivers;
  const { id = '' } = useParams();
  const found = useDriver(id);
  const navigate = useNavigate();
  const toDriver = (): void => void navigate(recordPath('drivers', id), { replace: true });
  if (!found.data && isUnknownRecord(found.error)) return <NoSuchDriver />;
  if (!found.data && found.isError) {
    return <CardFailure failure={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!found.data) return <RecordSkeleton />;
  return (
    <>
      <RecordHead title={form.editTitle(found.data.name)} />
      <DriverForm key={id} driver={found.data} onSaved={toDriver} onLeave={toDriver} />
    </>
  );
};
