import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ReadAgain } from '../../application/reading/readAgain.ts';
import { useInjection } from './injection/useInjection.ts';

interface Repeated<Data> {
  readonly key: QueryKey;
  /** Undefined while there is nothing to read. */
  readonly read: ((around: { readonly signal: AbortSignal }) => Promise<Data>) | undefined;
}

/**
 * Repeats a read that failed for a while, behind its failure: that stays on the screen, with its button and its focus,
 * until there is something to show in its place.
 */
export const useReadAgain = <Data>(
  { error, refetch }: Pick<UseQueryResult<Data>, 'error' | 'refetch'>,
  repeated: Repeated<Data>,
): void => {
  const readAgain = useInjection(ReadAgain);
  const cache = useQueryClient();
  const latest = useRef(repeated);
  useEffect(() => {
    latest.current = repeated;
  });
  useEffect(() => {
    const { key, read } = latest.current;
    if (!error || !read) return undefined;
    const left = new AbortController();
    const repeat = async (): Promise<void> => {
      try {
        cache.setQueryData(key, await readAgain(error, read, left.signal));
      } catch (failure) {
        // Another failure, such as a refusal, is shown instead.
        if (!left.signal.aborted && failure !== error) await refetch();
      }
    };
    void repeat();
    return () => left.abort();
  }, [cache, error, readAgain, refetch]);
};
