import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListDrivers } from '../../application/useCases/listDrivers.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** The drivers a view of the list shows; those of the view before until they are there. */
export const useDrivers = (view: ListView) => {
  const listDrivers = useInjection(ListDrivers);
  const { company } = useSession();
  return useQuery({
    queryKey: ['company', company?.id, 'drivers', 'list', view],
    queryFn: ({ signal }) => listDrivers(view, signal),
    placeholderData: keepPreviousData,
  });
};
