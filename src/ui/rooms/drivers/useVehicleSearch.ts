import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListVehicles } from '../../../application/vehicles/listVehicles.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';

const mostFound = 8;

/** The first vehicles that fit a search, to choose one from. */
export const useVehicleSearch = (q: string) => {
  const listVehicles = useInjection(ListVehicles);
  const keyOf = useCompanyKey();
  const view = { page: 0, size: mostFound, sort: 'fleetNo', q, filters: {} };
  return useQuery({
    queryKey: keyOf('vehicles', 'search', q),
    queryFn: async ({ signal }) => (await listVehicles(view, signal)).rows.filter(({ status }) => status !== 'retired'),
    placeholderData: keepPreviousData,
  });
};
