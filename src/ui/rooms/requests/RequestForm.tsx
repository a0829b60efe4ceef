import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CardFailure } from '../../components/CardFailure.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { Chunked } from '../../shared/loading/Chunked.tsx';
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
  if (original.kind === 'failed') return <CardFailure failure={original.failure} onRetry={original.retry} />;
  const meanwhile = <RecordSkeleton />;
  return (
    <Chunked chunk={editorChunk} meanwhile={meanwhile}>
      {({ RequestEditor }) =>
        original.kind === 'reading' ? (
          meanwhile
        ) : (
          <RequestEditor {...props} {...(original.kind === 'found' && { original: original.content })} />
        )
      }
    </Chunked>
  );
};
