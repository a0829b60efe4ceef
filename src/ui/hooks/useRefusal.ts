import { useQueryClient } from '@tanstack/react-query';
import type { Membership } from '../../domain/company/Membership.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import { isUnknownRecord } from '../../domain/failure/isUnknownRecord.ts';
import { useSession } from './useSession.ts';

/**
 * For a write that was refused: where the person belongs, and as what, is read anew, since that may be why. The answer is what
 * to throw on: whoever no longer belongs to the company is told so by the page, and by no dialog beside it.
 */
export const useRefusal = (): ((error: unknown) => Promise<unknown>) => {
  const cache = useQueryClient();
  const { user, company } = useSession();
  return async (error) => {
    if (!isNoLongerAsShown(error)) return error;
    const queryKey = ['memberships', user?.id];
    const readAnew = cache.invalidateQueries({ queryKey });
    if (!isUnknownRecord(error)) return error;
    await readAnew;
    const memberships = cache.getQueryData<readonly Membership[]>(queryKey);
    const isLost = memberships?.every(({ id }) => id !== company?.id) ?? false;
    return isLost ? new Failure({ kind: 'aborted' }, { cause: error }) : error;
  };
};
