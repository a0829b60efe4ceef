import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { useChunk } from '../../shared/loading/useChunk.ts';
import type { RecordFormProps } from '../../shared/record/RecordFormPage.tsx';
import type { ShipmentRequest } from '../../../domain/request/ShipmentRequest.ts';
import { editorChunk } from './editorChunk.ts';
import { useOriginal } from './useOriginal.ts';

/** The form for new and existing requests; `?from=` or `?template=` names what a new one begins as a copy of. */
export const RequestForm = (props: RecordFormProps<ShipmentRequest>) => {
  const [params] = useSearchParams();
  const [{ from, template }] = useState(() =>
    props.record ? { from: null, template: null } : { from: params.get('from'), template: params.get('template') },
  );
  const original = useOriginal(from, template);
  const editor = useChunk(editorChunk);
  if (!editor || original.kind === 'reading') return <RecordSkeleton />;
  if (original.kind === 'failed') return <CardFailure failure={original.failure} onRetry={original.retry} />;
  return <editor.RequestEditor {...props} {...(original.kind === 'found' && { original: original.content })} />;
};
