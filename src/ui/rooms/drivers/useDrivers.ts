import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListDrivers } from '../../../application/drivers/listDrivers.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';

/** The drivers a view of the list shows; those of the view before until they are there. */
export const useDrivers = (view: ListView) => {
  const listDrivers = useInjection(ListDrivers);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('drivers', 'list', view),
    queryFn: ({ signal }) => listDrivers(view, signal),
    placeholderData: keepPreviousData,
  });
};
