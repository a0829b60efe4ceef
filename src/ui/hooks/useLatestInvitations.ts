import { useQuery } from '@tanstack/react-query';
import { ListLatestInvitations } from '../../application/useCases/listLatestInvitations.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';

/** The invitations the selected company sent last. */
export const useLatestInvitations = () => {
  const listLatest = useInjection(ListLatestInvitations);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf('invitations', 'latest'),
    queryFn: ({ signal }) => listLatest(signal),
  });
};
