import { useQuery } from '@tanstack/react-query';
import { ListSupportedVehicles } from '../../../application/vehicles/listSupportedVehicles.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';

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
