import { useQuery } from '@tanstack/react-query';
import { CountPapers } from '../../application/useCases/countPapers.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** How many papers stand in which way; only a fleet has papers. */
export const usePaperCounts = (isFleet: boolean) => {
  const countPapers = useInjection(CountPapers);
  const { company } = useSession();
  return useQuery({
    queryKey: ['company', company?.id, 'papers', 'counts'],
    queryFn: ({ signal }) => countPapers(signal),
    enabled: isFleet,
  });
};
