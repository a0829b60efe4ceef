import { useQueryClient } from '@tanstack/react-query';
import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import { isUnknownRecord } from '../../domain/failure/isUnknownRecord.ts';

/**
 * For a write that failed: where the person belongs, and as what, is read anew where that may be why it was refused. It is waited
 * for where nothing was found, so that it is known by then whether they still belong to the company (`useIsCompanyLost`).
 */
export const useMembershipCheck = (): ((error: unknown) => Promise<void>) => {
  const cache = useQueryClient();
  return async (error) => {
    if (!isNoLongerAsShown(error)) return;
    const readAnew = cache.invalidateQueries({ queryKey: ['memberships'] });
    if (isUnknownRecord(error)) await readAnew;
  };
};
