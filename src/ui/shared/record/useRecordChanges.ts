import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RecordChanges } from '../../../application/shared/RecordChanges.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useCompanyKey } from '../useCompanyKey.ts';

/** Updates the query cache after a write: stores the returned record and invalidates its lists. */
export const useRecordChanges = (): void => {
  const changes = useInjection(RecordChanges);
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  useEffect(() =>
    changes.onChange(({ lists, record, removed }) => {
      if (record) cache.setQueryData(keyOf(record.list, 'one', record.id), record.value);
      const predicate = ({ queryKey }: Query) => removed === undefined || !queryKey.includes(removed);
      for (const list of lists) {
        const queryKey = list === 'memberships' ? [list] : keyOf(list);
        void cache.invalidateQueries({ queryKey, predicate });
      }
    }),
  );
};
