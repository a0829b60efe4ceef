import { type Query, useQueryClient } from '@tanstack/react-query';
import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import type { CompanyList } from '../../application/shared/CompanyList.ts';
import { useCompanyKey } from './useCompanyKey.ts';
import { useMembershipCheck } from './useMembershipCheck.ts';

/**
 * Runs a write and invalidates `lists` of the selected company: once it is done (unless it returns `false`), and after
 * a refusal because the data on screen was stale. `removed` is the id of a deleted record, which is not read again.
 */
export const useWriting = (lists: readonly CompanyList[]) => {
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  const checkMembership = useMembershipCheck();
  const readAnew = (removed?: string): void => {
    const predicate = ({ queryKey }: Query) => removed === undefined || !queryKey.includes(removed);
    for (const list of lists) void cache.invalidateQueries({ queryKey: keyOf(list), predicate });
  };
  return async <Output>(write: () => Promise<Output>, removed?: string): Promise<Output> => {
    try {
      const output = await write();
      if (output !== false) readAnew(removed);
      return output;
    } catch (error) {
      if (isNoLongerAsShown(error)) readAnew();
      await checkMembership(error);
      throw error;
    }
  };
};
