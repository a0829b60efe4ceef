import { type Query, useQueryClient } from '@tanstack/react-query';
import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import type { CompanyList } from '../../application/shared/CompanyList.ts';
import { useCompanyKey } from './useCompanyKey.ts';
import { useMembershipCheck } from './useMembershipCheck.ts';

/**
 * Runs a write to what `lists` of the selected company show. They are read anew where they are shown once it is done, unless it
 * answers `false` for nothing written, and when it is refused because the records are no longer as they were shown. `removed` is
 * the id of the record that the write removes: its page may still be there, and it is not.
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
