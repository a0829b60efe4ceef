import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListVehicles } from '../../../application/vehicles/listVehicles.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';

/** The vehicles a view of the list shows; those of the view before until they are there. */
export const useVehicles = (view: ListView) => {
  const listVehicles = useInjection(ListVehicles);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('vehicles', 'list', view),
    queryFn: ({ signal }) => listVehicles(view, signal),
    placeholderData: keepPreviousData,
  });
};
