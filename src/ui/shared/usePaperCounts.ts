import { useQuery } from '@tanstack/react-query';
import { CountPapers } from '../../application/papers/countPapers.ts';
import { useInjection } from './injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';

/** How many papers stand in which way; only a fleet has papers. */
export const usePaperCounts = (isFleet: boolean) => {
  const countPapers = useInjection(CountPapers);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('papers', 'counts'),
    queryFn: ({ signal }) => countPapers(signal),
    enabled: isFleet,
  });
};
