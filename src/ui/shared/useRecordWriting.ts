import { useQueryClient } from '@tanstack/react-query';
import type { Written } from '../../application/shared/Written.ts';
import type { CompanyList } from '../../application/shared/CompanyList.ts';
import { useCompanyKey } from './useCompanyKey.ts';
import { useWriting } from './useWriting.ts';

interface ListsOfRecord {
  /** The list of its kind. */
  readonly own: CompanyList;
  readonly alsoShownIn: readonly CompanyList[];
}

/**
 * `useWriting` for a write that answers the record. It is shown as answered until it has been read anew: a reading that fails does
 * not bring back what was.
 */
export const useRecordWriting = ({ own, alsoShownIn }: ListsOfRecord) => {
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  const writing = useWriting([own, ...alsoShownIn]);
  return <Held extends { readonly id: string }>(write: () => Promise<Written<Held>>): Promise<Written<Held>> =>
    writing(async () => {
      const written = await write();
      cache.setQueryData(keyOf(own, 'one', written.record.id), written.record);
      return written;
    });
};
