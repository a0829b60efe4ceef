import { useQueryClient } from '@tanstack/react-query';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { lostCompany } from '../../domain/company/lostCompany.ts';
import type { Membership } from '../../domain/company/Membership.ts';
import { isUnknownRecord } from '../../domain/failure/isUnknownRecord.ts';
import { useInjection } from '../shared/injection/useInjection.ts';

/** After a failed write and `useMembershipCheck`: whether the user no longer belongs to the company. */
export const useIsCompanyLost = (): ((error: unknown) => boolean) => {
  const cache = useQueryClient();
  const store = useInjection(SessionStore);
  return (error) => {
    const session = store.read();
    const memberships = cache.getQueryData<readonly Membership[]>(['memberships', session.user?.id]);
    return isUnknownRecord(error) && memberships !== undefined && lostCompany(session, memberships) !== undefined;
  };
};
