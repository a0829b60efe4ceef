import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListPapers } from '../../application/useCases/listPapers.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** One view of the papers that ask for something to be done. */
export const usePapers = (view: ListView) => {
  const listPapers = useInjection(ListPapers);
  const { company } = useSession();
  return useQuery({
    queryKey: ['company', company?.id, 'papers', view],
    queryFn: ({ signal }) => listPapers(view, signal),
    placeholderData: keepPreviousData,
  });
};
