import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RecordFinder } from '../../../application/find/recordFinder.ts';
import type { FoundRecord } from '../../../domain/find/FoundRecord.ts';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useRecents } from '../../shared/lists/useRecents.ts';
import { useCompanyKey } from '../../shared/useCompanyKey.ts';

const mostShown = 5;

/** The records opened last, as they are now; one that was deleted meanwhile is forgotten. */
export const useRecentRecords = (): readonly FoundRecord[] => {
  const finder = useInjection(RecordFinder);
  const keyOf = useCompanyKey();
  const { list, forget } = useRecents();
  const [recents] = useState(() => list().slice(0, mostShown));
  const answers = useQueries({
    queries: recents.map(({ room, id }) => ({
      queryKey: keyOf(room, 'found one', id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => finder.read[room](id, signal),
    })),
  });
  const gone = recents.find((_, at) => isUnknownRecord(answers[at]?.error));
  useEffect(() => {
    if (gone) forget(gone);
  }, [forget, gone]);
  return answers.flatMap(({ data }) => (data ? [data] : []));
};
