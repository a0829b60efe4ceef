import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import type { RecordFormProps } from '../../shared/record/RecordFormPage.tsx';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { useOriginal } from './useOriginal.ts';
import { useRequestEditor } from './useRequestEditor.ts';

/** The form for new and existing requests; `?from=` or `?template=` names what a new one begins as a copy of. */
export const RequestForm = (props: RecordFormProps<ShipmentRequest>) => {
  const [params] = useSearchParams();
  const [{ from, template }] = useState(() =>
    props.record ? { from: null, template: null } : { from: params.get('from'), template: params.get('template') },
  );
  const original = useOriginal(from, template);
  const edit = useRequestEditor();
  if (!edit || original.kind === 'reading') return <RecordSkeleton />;
  if (original.kind === 'failed') return <CardFailure failure={original.failure} onRetry={original.retry} />;
  return edit(original.kind === 'found' ? { ...props, original: original.content } : props);
};
