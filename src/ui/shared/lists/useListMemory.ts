import { useContext, useMemo } from 'react';
import { useSession } from '../useSession.ts';
import { ListMemoryContext } from './ListMemoryContext.ts';

/** Remembers the last query of each list of the selected company, for as long as the rooms are mounted. */
export const useListMemory = () => {
  const memory = useContext(ListMemoryContext);
  const { company } = useSession();
  const owner = company?.id ?? '';
  return useMemo(
    () => ({
      keep: (path: string, query: string): void => void memory?.set(`${owner} ${path}`, query),
      queryOf: (path: string): string => memory?.get(`${owner} ${path}`) ?? '',
      /** Undefined if the list was not opened yet. */
      lastQuery: (path: string): string | undefined => memory?.get(`${owner} ${path}`),
    }),
    [memory, owner],
  );
};
