import { Navigate, useSearchParams } from 'react-router-dom';
import { RequestRegister } from '../../../../application/requests/RequestRegister.ts';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import { isUnknownRecord } from '../../../../domain/failure/isUnknownRecord.ts';
import { CardFailure } from '../../../components/CardFailure.tsx';
import { RecordHeader } from '../../../components/record/RecordHeader.tsx';
import { SkeletonCard } from '../../../components/SkeletonCard.tsx';
import { RouteLine } from '../../../shared/freight/RouteLine.tsx';
import { useReading } from '../../../shared/useReading.ts';
import { EdiExportForm } from './EdiExportForm.tsx';
import { useEdiExportTexts } from './useEdiExportTexts.ts';

/** Saves the request that `?from=` names as a file for a carrier. */
export const EdiExportPage = () => {
  const words = useEdiExportTexts();
  const [params] = useSearchParams();
  const from = params.get('from');
  const { data, isError, error, refetch } = useReading({
    port: RequestRegister,
    key: ['requests', 'one', from],
    read: from === null ? undefined : (register, signal) => register.read(from, signal),
  });
  if (from === null || isUnknownRecord(error)) return <Navigate to={roomPath('requests')} replace />;
  const route = data && <RouteLine stops={(data.stops ?? []).map(({ place }) => place ?? {})} />;
  return (
    <>
      <RecordHeader
        title={words.title(data?.reference ?? '')}
        back={{ to: recordPath('requests', from), label: words.toRequest }}
        sub={route}
      />
      {data && <EdiExportForm request={data} />}
      {!data && isError && <CardFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonCard facts={2} />}
    </>
  );
};
