import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ServiceIdentifier } from 'inversify';
import { useInjection } from './injection/useInjection.ts';
import { type CompanyPart, useCompanyKey } from './useCompanyKey.ts';

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
  /** Dropped from the cache when no longer shown. */
  readonly notKept?: boolean;
}

/** Reads from a port through the query cache of the selected company. */
export const useReading = <Port, Data>({ port, key, read, keepsPrevious, once, notKept }: Reading<Port, Data>) => {
  const source = useInjection(port);
  const keyOf = useCompanyKey();
  return useQuery({
    queryKey: keyOf(...key),
    queryFn: read ? ({ signal }) => read(source, signal) : skipToken,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(once && { staleTime: Number.POSITIVE_INFINITY }),
    ...(notKept && { gcTime: 0 }),
  });
};
