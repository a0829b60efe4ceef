import { useContext } from 'react';
import { useSession } from '../useSession.ts';
import { ListMemoryContext } from './ListMemoryContext.ts';

/** Keeps how the selected company's lists were left, as long as the rooms stand; nothing without them around. */
export const useListMemory = () => {
  const memory = useContext(ListMemoryContext);
  const { company } = useSession();
  const keyOf = (path: string): string => `${company?.id ?? ''} ${path}`;
  return {
    keep: (path: string, query: string): void => void memory?.set(keyOf(path), query),
    queryOf: (path: string): string => memory?.get(keyOf(path)) ?? '',
  };
};
