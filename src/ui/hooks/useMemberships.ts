import { useQuery } from '@tanstack/react-query';
import { ListMemberships } from '../../application/useCases/listMemberships.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSession } from './useSession.ts';

/** The companies the signed-in user works in. */
export const useMemberships = () => {
  const listMemberships = useInjection(ListMemberships);
  const { user } = useSession();
  return useQuery({ queryKey: ['memberships', user?.id], queryFn: listMemberships });
};
