import { useQuery } from '@tanstack/react-query';
import { ListSupportedVehicles } from '../../application/useCases/listSupportedVehicles.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** The models on the market; they hardly ever change. */
export const useVehicleModels = () => {
  const listSupported = useInjection(ListSupportedVehicles);
  const { company } = useSession();
  return useQuery({
    queryKey: ['company', company?.id, 'vehicle models'],
    queryFn: ({ signal }) => listSupported(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
