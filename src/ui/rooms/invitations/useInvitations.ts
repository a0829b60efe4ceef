import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListInvitations } from '../../../application/invitations/listInvitations.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';

/** The invitations a view of the list shows; those of the view before until they are there. */
export const useInvitations = (view: ListView) => {
  const listInvitations = useInjection(ListInvitations);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('invitations', 'list', view),
    queryFn: ({ signal }) => listInvitations(view, signal),
    placeholderData: keepPreviousData,
  });
};
