import type { ServiceIdentifier } from 'inversify';
import { acceptSession } from '../../domain/payload/acceptSession.ts';
import { decodePayload } from '../../domain/payload/decodePayload.ts';
import type { Payload } from '../../domain/payload/Payload.ts';
import { safeReturnPath } from '../../domain/returnUrl/safeReturnPath.ts';
import { splitReturnUrl } from '../../domain/returnUrl/splitReturnUrl.ts';
import type { Log } from '../ports/Log.ts';
import type { Navigation } from '../ports/Navigation.ts';

/** What the address brought along when the page was opened. */
export interface Arrival {
  readonly payload: Payload | undefined;
  /** Where a `returnUrl` asks to go, judged safe; undefined without one. */
  readonly destination: string | undefined;
}

export type TakeArrival = () => Arrival;
export const TakeArrival: ServiceIdentifier<TakeArrival> = Symbol('TakeArrival');

/**
 * Reads `returnUrl` and `payload` once at start, and takes a payload that signs in out of the address before the application's first
 * call (seed §2 "Root shell"). What is fetched ahead of that carries no referrer.
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
    if (payload?.token === undefined) return { payload, destination: target && safeReturnPath(returnUrl) };
    if (!acceptSession(payload)) log.warn('The payload in the address carries no usable session and was ignored.');

    if (target) {
      const query = new URLSearchParams(target.query);
      const destination = safeReturnPath(target.path + (query.size > 0 ? `?${query}` : '') + target.hash);
      address.searchParams.set('returnUrl', destination);
      navigation.rewrite(address.pathname + address.search + address.hash);
      return { payload, destination };
    }
    address.searchParams.delete('payload');
    navigation.rewrite(address.pathname + address.search + address.hash);
    return { payload, destination: undefined };
  };
