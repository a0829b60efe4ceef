import { useQuery } from '@tanstack/react-query';
import { ReadDriver } from '../../application/useCases/readDriver.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** A driver with their papers. */
export const useDriver = (id: string) => {
  const readDriver = useInjection(ReadDriver);
  const { company } = useSession();
  return useQuery({
    queryKey: ['company', company?.id, 'drivers', 'one', id],
    queryFn: ({ signal }) => readDriver(id, signal),
  });
};
