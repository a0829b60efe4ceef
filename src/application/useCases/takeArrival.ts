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

/** An address of this origin with the first payload it names, or none; what is not read may sign in as well. */
const withPayload = (address: URL, wanted: 'first' | 'none'): string => {
  const [first, ...others] = address.searchParams.getAll('payload');
  if (wanted === 'none') address.searchParams.delete('payload');
  else if (first !== undefined && others.length > 0) address.searchParams.set('payload', first);
  return address.pathname + address.search + address.hash;
};

/**
 * Reads `returnUrl` and `payload` once at start, and takes a payload that signs in, or that nobody reads, out of the address before
 * the application's first call (seed §2 "Root shell"). What is fetched ahead of that carries no referrer.
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

    const kept = signsIn ? 'none' : 'first';
    const destination = target && withPayload(new URL(safeReturnPath(returnUrl), navigation.origin), kept);
    if (destination !== undefined && address.searchParams.getAll('returnUrl').join() !== destination)
      address.searchParams.set('returnUrl', destination);
    const clean = withPayload(address, target ? 'none' : kept);
    if (clean !== navigation.current()) navigation.rewrite(clean);
    return { payload, destination };
  };
