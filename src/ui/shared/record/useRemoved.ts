import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CompanyList } from '../../../application/shared/CompanyList.ts';
import { RecordChanges } from '../../../application/shared/RecordChanges.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useCompanyKey } from '../useCompanyKey.ts';

/**
 * Whether a record was booked or deleted since its page was opened: it can no longer be read, and its page tells what became of it.
 * Once that page is left, nothing shows the record as it was.
 */
export const useRemoved = (list: CompanyList, id: string): boolean => {
  const changes = useInjection(RecordChanges);
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  const [removedId, setRemovedId] = useState<string>();
  useEffect(() => changes.onChange(({ removed }) => setRemovedId((before) => removed ?? before)), [changes]);
  const isRemoved = removedId === id;
  useEffect(() => {
    if (!isRemoved) return undefined;
    return () => {
      setRemovedId(undefined);
      cache.removeQueries({ queryKey: keyOf(list, 'one', id) });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is that of the page that is left
  }, [isRemoved, cache, list, id]);
  return isRemoved;
};
