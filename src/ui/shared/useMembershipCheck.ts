import { useQueryClient } from '@tanstack/react-query';
import { isStaleFailure } from '../../domain/failure/isStaleFailure.ts';
import { isUnknownRecord } from '../../domain/failure/isUnknownRecord.ts';

/**
 * After a failed write, reloads the memberships if the user's role or membership may be the reason. After a 404 it
 * waits for them, so that `useIsCompanyLost` is up to date.
 */
export const useMembershipCheck = (): ((error: unknown) => Promise<void>) => {
  const cache = useQueryClient();
  return async (error) => {
    if (!isStaleFailure(error)) return;
    const reload = cache.invalidateQueries({ queryKey: ['memberships'] });
    if (isUnknownRecord(error)) await reload;
  };
};
