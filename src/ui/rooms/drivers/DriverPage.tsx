import { useParams } from 'react-router-dom';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { useDriver } from '../../shared/useDriver.ts';
import { DriverDetail } from './DriverDetail.tsx';
import { NoSuchDriver } from './NoSuchDriver.tsx';

/** One driver, read anew. */
export const DriverPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { id = '' } = useParams();
  const found = useDriver(id);
  if (isUnknownRecord(found.error)) return <NoSuchDriver />;
  if (!found.data && found.isError) return <CardFailure failure={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RecordSkeleton />;
  return <DriverDetail key={id} driver={found.data} mayWrite={mayWrite} />;
};
