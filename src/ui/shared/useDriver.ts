import { useQuery } from '@tanstack/react-query';
import { ReadDriver } from '../../application/drivers/readDriver.ts';
import { useInjection } from './injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';

/** A driver with their papers. */
export const useDriver = (id: string) => {
  const readDriver = useInjection(ReadDriver);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('drivers', 'one', id),
    queryFn: ({ signal }) => readDriver(id, signal),
  });
};
