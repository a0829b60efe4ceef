import { SaveEdiExample } from '../../../../application/edi/saveEdiExample.ts';
import type { TenderKind } from '../../../../domain/edi/tender/TenderKind.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useToday } from '../../../shared/useToday.ts';

/** Saves an example to try the import with, right for today. */
export const useEdiExample = () => {
  const save = useInjection(SaveEdiExample);
  const today = useToday();
  return (kind: TenderKind): void => save(kind, today);
};
