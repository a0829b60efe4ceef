import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ServiceIdentifier } from 'inversify';
import { readAgainAfter } from '../../domain/failure/readAgainAfter.ts';
import { useInjection } from './injection/useInjection.ts';
import type { CompanyPart } from './lists/companyKey.ts';
import { useCompanyKey } from './useCompanyKey.ts';
import { useReadAgain } from './useReadAgain.ts';

interface Reading<Port, Data> {
  readonly port: ServiceIdentifier<Port>;
  /** Cache key within the selected company. */
  readonly key: readonly [CompanyPart, ...unknown[]];
  /** Undefined while there is nothing to read. */
  readonly read: ((port: Port, signal: AbortSignal) => Promise<Data>) | undefined;
  /** Shows the previous data while loading. */
  readonly keepsPrevious?: boolean;
  /** Read once per session, for data that hardly ever changes. */
  readonly once?: boolean;
  /** Read again every half minute and when the window is looked at, for what others change. */
  readonly follows?: boolean;
  /** Dropped from the cache when no longer shown. */
  readonly notKept?: boolean;
  /** Dropped from the cache some minutes after it was last shown, because it is large. */
  readonly large?: boolean;
}

/** Milliseconds. */
const largeKept = 5 * 60_000;
const followedEvery = 30_000;

/** What could not be reached is repeated by `useReadAgain` instead. */
const followed = ({ state }: { readonly state: { readonly error: Error | null } }): number | false =>
  readAgainAfter(state.error, 1) === undefined && followedEvery;

/** Reads from a port through the query cache of the selected company. */
export const useReading = <Port, Data>({
  port,
  key,
  read,
  keepsPrevious,
  once,
  follows,
  notKept,
  large,
}: Reading<Port, Data>) => {
  const source = useInjection(port);
  const keyOf = useCompanyKey();
  const queryKey = keyOf(...key);
  const queryFn = read && (({ signal }: { readonly signal: AbortSignal }) => read(source, signal));
  const query = useQuery({
    queryKey,
    queryFn: queryFn ?? skipToken,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(once && { staleTime: Number.POSITIVE_INFINITY }),
    ...(follows && { refetchInterval: followed, refetchOnWindowFocus: 'always' as const }),
    ...(large && { gcTime: largeKept }),
    ...(notKept && { gcTime: 0 }),
  });
  useReadAgain(query, { key: queryKey, read: queryFn });
  return query;
};
