import type { Context, MiddlewareHandler } from 'hono';
import type { Metrics } from '../../metrics/Metrics.ts';
import type { Settings } from '../../settings/Settings.ts';
import type { AppEnv } from '../AppEnv.ts';
import { clientAddress } from '../clientAddress.ts';
import { CallerLeft } from '../CallerLeft.ts';
import { hasLeft } from '../hasLeft.ts';
import { isProbe } from '../isProbe.ts';
import type { KnownCallers } from '../places/KnownCallers.ts';
import { siteOf } from '../siteOf.ts';
import { type Asking, Turns } from './Turns.ts';

/** In characters. Browsers send about 1,000, and what is longer takes longer to read. */
const usualHead = 4_000;
/** In bytes. A body costs time even if it is refused, because its rest is read for as long as half a second. */
const usualBody = 64 * 1024;
/** In bytes. Of larger ones no more is read. */
const largestBody = 48 * 1024 * 1024;

/**
 * Lets callers take turns before anything is done for them, whatever they ask for: pages, unknown addresses and health checks
 * cost time too. Health checks have lines of their own.
 */
export const takeTurns = (
  settings: Pick<Settings, 'trustedProxies'>,
  known: KnownCallers,
  metrics: Metrics,
): MiddlewareHandler<AppEnv> => {
  const turns = new Turns();
  metrics.watch('haulage_requests_waiting', () => turns.waiting);
  return async (c, next) => {
    const turn = turns.take(askingOf(c), weightOf(c), () => hasLeft(c));
    if (turn) {
      await turn;
      if (hasLeft(c)) throw new CallerLeft();
    }
    return next();
  };

  function askingOf(c: Context<AppEnv>): Asking {
    const isForProbe = isProbe(c);
    const account = isForProbe ? undefined : known.find(c)?.account;
    if (account !== undefined) return { caller: `account ${account}` };
    const [kind, address] = [isForProbe ? 'probe' : 'address', clientAddress(c, settings)];
    const site = siteOf(address);
    return { caller: `${kind} ${address}`, site: site === undefined ? undefined : `${kind} ${site}` };
  }
};

/** As how many requests one counts. */
const weightOf = (c: Context<AppEnv>): number =>
  1 + Math.floor(lengthOfHead(c) / usualHead) + Math.floor(Math.min(lengthOfBody(c), largestBody) / usualBody);

const lengthOfBody = (c: Context<AppEnv>): number => Number(c.req.header('Content-Length') ?? 0);

const lengthOfHead = (c: Context<AppEnv>): number =>
  (c.env?.incoming?.rawHeaders ?? []).reduce((length, { length: more }) => length + more, c.req.url.length);
