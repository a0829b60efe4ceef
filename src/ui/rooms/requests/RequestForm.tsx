import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import type { RecordFormProps } from '../../shared/record/RecordFormPage.tsx';
import { useReading } from '../../shared/useReading.ts';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { useRequestEditor } from './useRequestEditor.ts';

/** The form for new and existing requests; `?from=` names one that a new one begins as a copy of. */
export const RequestForm = (props: RecordFormProps<ShipmentRequest>) => {
  const [params] = useSearchParams();
  const [from] = useState(() => (props.record ? null : params.get('from')));
  const found = useReading({
    port: RequestRegister,
    key: ['requests', 'one', from],
    read: from === null ? undefined : (register, signal) => register.read(from, signal),
  });
  const edit = useRequestEditor();
  if (!edit) return <RecordSkeleton />;
  if (from === null || isUnknownRecord(found.error)) return edit(props);
  if (found.data) return edit({ ...props, original: found.data });
  if (found.isError) return <CardFailure failure={found.error} onRetry={() => void found.refetch()} />;
  return <RecordSkeleton />;
};
