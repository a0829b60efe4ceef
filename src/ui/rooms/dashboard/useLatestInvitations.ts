import { useQuery } from '@tanstack/react-query';
import { ListLatestInvitations } from '../../../application/invitations/listLatestInvitations.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';

/** The invitations the selected company sent last. */
export const useLatestInvitations = () => {
  const listLatest = useInjection(ListLatestInvitations);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('invitations', 'latest'),
    queryFn: ({ signal }) => listLatest(signal),
  });
};
