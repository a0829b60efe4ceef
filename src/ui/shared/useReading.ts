import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ServiceIdentifier } from 'inversify';
import { useInjection } from './injection/useInjection.ts';
import { type CompanyPart, useCompanyKey } from './useCompanyKey.ts';

interface Reading<Port, Data> {
  readonly port: ServiceIdentifier<Port>;
  /** Under what the cache of the selected company holds it. */
  readonly key: readonly [CompanyPart, ...unknown[]];
  /** Undefined while there is nothing to be read. */
  readonly read: ((port: Port, signal: AbortSignal) => Promise<Data>) | undefined;
  /** Shows what was read before until the next is there. */
  readonly keepsPrevious?: boolean;
  /** It hardly ever changes: one reading a session will do. */
  readonly once?: boolean;
  /** It is forgotten when it is no longer shown. */
  readonly notKept?: boolean;
}

/** Reads from a port, through the cache of the selected company. */
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
