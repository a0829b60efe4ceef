import { type Query, useQueryClient } from '@tanstack/react-query';
import { isNoLongerAsShown } from '../../domain/failure/isNoLongerAsShown.ts';
import { useMembershipCheck } from './useMembershipCheck.ts';
import { useSession } from './useSession.ts';

interface WithRecord {
  readonly record: { readonly id: string };
}

const hasRecord = (output: unknown): output is WithRecord =>
  typeof output === 'object' && output !== null && 'record' in output;

/**
 * Runs a write to records that some lists of the selected company show, the first of them the record's own. They are read anew
 * where they are shown once it is done, unless it answers `false` for nothing written, and when it is refused because the records
 * are no longer as they were shown. A record that it answers is shown until then: a reading that fails does not bring back what was.
 * `removed` is the id of the record that the write removes: its page may still be there, and it is not.
 */
export const useWriting = (...lists: readonly string[]) => {
  const cache = useQueryClient();
  const { company } = useSession();
  const checkMembership = useMembershipCheck();
  const own = ['company', company?.id];
  const readAnew = (removed?: string): void => {
    const predicate = ({ queryKey }: Query) => removed === undefined || !queryKey.includes(removed);
    for (const list of lists) void cache.invalidateQueries({ queryKey: [...own, list], predicate });
  };
  return async <Output>(write: () => Promise<Output>, removed?: string): Promise<Output> => {
    try {
      const output = await write();
      if (hasRecord(output)) cache.setQueryData([...own, lists[0], 'one', output.record.id], output.record);
      if (output !== false) readAnew(removed);
      return output;
    } catch (error) {
      if (isNoLongerAsShown(error)) readAnew();
      await checkMembership(error);
      throw error;
    }
  };
};
