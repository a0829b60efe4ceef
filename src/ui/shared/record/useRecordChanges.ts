import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RecordChanges } from '../../../application/shared/RecordChanges.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useCompanyKey } from '../useCompanyKey.ts';

/** Updates the query cache after a write: stores the returned record, forgets one that is gone, and invalidates its lists. */
export const useRecordChanges = (): void => {
  const changes = useInjection(RecordChanges);
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  useEffect(() =>
    changes.onChange(({ lists, record, removed }) => {
      if (record) cache.setQueryData(keyOf(record.list, 'one', record.id), record.value);
      const isOfRemoved = ({ queryKey }: Query) => removed !== undefined && queryKey.includes(removed);
      cache.removeQueries({ type: 'inactive', predicate: isOfRemoved });
      const predicate = (query: Query) => !isOfRemoved(query);
      for (const list of lists) {
        const queryKey = list === 'memberships' ? [list] : keyOf(list);
        void cache.invalidateQueries({ queryKey, predicate });
      }
    }),
  );
};
