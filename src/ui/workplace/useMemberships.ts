import { useQuery } from '@tanstack/react-query';
import { ListMemberships } from '../../application/company/listMemberships.ts';
import { useInjection } from '../shared/injection/useInjection.ts';
import { useReadAgain } from '../shared/useReadAgain.ts';
import { useSession } from '../shared/useSession.ts';

/** The companies the signed-in user belongs to. */
export const useMemberships = () => {
  const listMemberships = useInjection(ListMemberships);
  const { user } = useSession();
  const key = ['memberships', user?.id];
  const query = useQuery({ queryKey: key, queryFn: listMemberships });
  useReadAgain(query, { key, read: listMemberships });
  return query;
};
