import { skipToken, useQuery } from '@tanstack/react-query';
import { ReadVehicle } from '../../application/useCases/readVehicle.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** A vehicle with its papers; none is read for no id. */
export const useVehicle = (id: string | undefined) => {
  const readVehicle = useInjection(ReadVehicle);
  const { company } = useSession();
  return useQuery({
    queryKey: ['company', company?.id, 'vehicles', 'one', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => readVehicle(id, signal),
  });
};
