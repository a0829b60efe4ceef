import { skipToken, useQuery } from '@tanstack/react-query';
import { ReadVehicle } from '../../application/vehicles/readVehicle.ts';
import { useInjection } from './injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';

/** A vehicle with its papers; none is read for no id. */
export const useVehicle = (id: string | undefined) => {
  const readVehicle = useInjection(ReadVehicle);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('vehicles', 'one', id),
    queryFn: id === undefined ? skipToken : ({ signal }) => readVehicle(id, signal),
  });
};
