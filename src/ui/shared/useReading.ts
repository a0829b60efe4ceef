import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ServiceIdentifier } from 'inversify';
import { useInjection } from './injection/useInjection.ts';
import type { CompanyPart } from './lists/companyKey.ts';
import { useCompanyKey } from './useCompanyKey.ts';

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
  return useQuery({
    queryKey: keyOf(...key),
    queryFn: read ? ({ signal }) => read(source, signal) : skipToken,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(once && { staleTime: Number.POSITIVE_INFINITY }),
    ...(follows && { refetchInterval: followedEvery, refetchOnWindowFocus: 'always' as const }),
    ...(large && { gcTime: largeKept }),
    ...(notKept && { gcTime: 0 }),
  });
};
