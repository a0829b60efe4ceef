import { useQuery } from '@tanstack/react-query';
import { ListLatestInvitations } from '../../application/useCases/listLatestInvitations.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** The invitations the selected company sent last. */
export const useLatestInvitations = () => {
  const listLatest = useInjection(ListLatestInvitations);
  const { company } = useSession();
  return useQuery({
    queryKey: ['company', company?.id, 'invitations', 'latest'],
    queryFn: ({ signal }) => listLatest(signal),
  });
};
