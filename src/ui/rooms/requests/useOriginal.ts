import { RequestRegister } from '../../../application/requests/RequestRegister.ts';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import type { RequestContent } from '../../../domain/request/RequestContent.ts';
import { useReading } from '../../shared/useReading.ts';
import { useTemplates } from './templates/useTemplates.ts';

type Original =
  | { readonly kind: 'none' | 'reading' }
  | { readonly kind: 'found'; readonly content: RequestContent }
  | { readonly kind: 'failed'; readonly failure: unknown; readonly retry: () => void };

/** What a new request begins as a copy of: a request, or a template, by id; none if there is no such one. */
export const useOriginal = (from: string | null, template: string | null): Original => {
  const request = useReading({
    port: RequestRegister,
    key: ['requests', 'one', from],
    read: from === null ? undefined : (register, signal) => register.read(from, signal),
  });
  const templates = useTemplates(template !== null);
  if (from !== null && !isUnknownRecord(request.error)) {
    if (request.data) return { kind: 'found', content: request.data };
    if (!request.isError) return { kind: 'reading' };
    return { kind: 'failed', failure: request.error, retry: () => void request.refetch() };
  }
  if (template !== null) {
    const content = templates.data?.find(({ id }) => id === template);
    if (content) return { kind: 'found', content };
    if (templates.data) return { kind: 'none' };
    if (!templates.isError) return { kind: 'reading' };
    return { kind: 'failed', failure: templates.error, retry: () => void templates.refetch() };
  }
  return { kind: 'none' };
};
