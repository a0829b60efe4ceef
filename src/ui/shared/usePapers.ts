import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListPapers } from '../../application/papers/listPapers.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { useInjection } from './injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';

/** One view of the papers that ask for something to be done. */
export const usePapers = (view: ListView) => {
  const listPapers = useInjection(ListPapers);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('papers', 'list', view),
    queryFn: ({ signal }) => listPapers(view, signal),
    placeholderData: keepPreviousData,
  });
};
