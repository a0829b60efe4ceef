import type { ServiceIdentifier } from 'inversify';
import { acceptSession } from '../../domain/payload/acceptSession.ts';
import { decodePayload } from '../../domain/payload/decodePayload.ts';
import type { Payload } from '../../domain/payload/Payload.ts';
import { safeReturnPath } from '../../domain/returnUrl/safeReturnPath.ts';
import { type ReturnUrl, splitReturnUrl } from '../../domain/returnUrl/splitReturnUrl.ts';
import type { Log } from '../shared/Log.ts';
import type { Navigation } from '../shared/Navigation.ts';

/** What the address carried when the page was opened. */
export interface Arrival {
  readonly payload: Payload | undefined;
  /** Safe path from `returnUrl`, if there is one. */
  readonly destination: string | undefined;
}

export type TakeArrival = () => Arrival;
export const TakeArrival: ServiceIdentifier<TakeArrival> = Symbol('TakeArrival');

const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** Leaves at most the one payload that is read, the first: a second one might carry a token too. */
const keepPayload = (address: URL, isRead: boolean): void => {
  const [first, ...others] = address.searchParams.getAll('payload');
  if (first !== undefined && !isRead) address.searchParams.delete('payload');
  else if (first !== undefined && others.length > 0) address.searchParams.set('payload', first);
};

const withOnePayload = (path: string, origin: string): string => {
  const address = new URL(path, origin);
  keepPayload(address, true);
  return pathOf(address);
};

const withoutPayload = ({ path, query, hash }: ReturnUrl): string => {
  const kept = new URLSearchParams(query);
  return safeReturnPath(path + (kept.size > 0 ? `?${kept}` : '') + hash);
};

/**
 * Reads `returnUrl` and `payload` at start, and removes payloads with a token from the address before the first call,
 * along with any that are not read (seed §2 "Root shell"). Requests made even earlier carry no referrer.
 */
export const takeArrival =
  (navigation: Navigation, log: Log): TakeArrival =>
  () => {
    const address = new URL(navigation.current(), navigation.origin);
    const returnUrl = address.searchParams.get('returnUrl');
    const target = returnUrl === null ? undefined : splitReturnUrl(returnUrl);
    const encoded = target ? target.payload : (address.searchParams.get('payload') ?? undefined);
    const payload = encoded === undefined ? undefined : decodePayload(encoded);

    if (encoded !== undefined && !payload) log.warn('The payload in the address could not be read.');
    const signsIn = payload?.token !== undefined;
    if (signsIn && !acceptSession(payload))
      log.warn('The payload in the address carries no usable session and was ignored.');

    const destination =
      target && (signsIn ? withoutPayload(target) : withOnePayload(safeReturnPath(returnUrl), navigation.origin));
    const isClean = returnUrl === destination && address.searchParams.getAll('returnUrl').length === 1;
    if (destination !== undefined && !isClean) address.searchParams.set('returnUrl', destination);
    keepPayload(address, !target && !signsIn);
    const clean = pathOf(address);
    if (clean !== navigation.current()) navigation.rewrite(clean);
    return { payload, destination };
  };
