import { useQuery } from '@tanstack/react-query';
import { ListSupportedVehicles } from '../../application/useCases/listSupportedVehicles.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';

/** The models on the market; they hardly ever change. */
export const useVehicleModels = () => {
  const listSupported = useInjection(ListSupportedVehicles);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('vehicle models'),
    queryFn: ({ signal }) => listSupported(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
