import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../../metrics/Metrics.ts';
import { isDatabaseUnavailable } from '../../database/isDatabaseUnavailable.ts';
import type { Settings } from '../../settings/Settings.ts';
import type { AppEnv } from '../AppEnv.ts';
import { clientAddress } from '../clientAddress.ts';
import { CallerLeft } from '../CallerLeft.ts';
import { hasLeft } from '../hasLeft.ts';
import { isProbe } from '../isProbe.ts';
import { countWrite } from '../pace/countWrite.ts';
import { siteOf } from '../siteOf.ts';
import { Admission } from './Admission.ts';
import { FairQueue } from './FairQueue.ts';
import type { Holders } from './Holder.ts';
import type { Caller, KnownCallers } from './KnownCallers.ts';
import { OverShare } from './OverShare.ts';
import { SharedPlaces } from './SharedPlaces.ts';
import { slowDown } from './slowDown.ts';

/** Calls at once. The embedded database runs one statement at a time, so more would only wait elsewhere. */
const limits = {
  running: 16,
  waiting: 200,
  account: 3,
  company: 6,
  address: 4,
  /** The /48 around an IPv6 address: an attacker may have all its networks. */
  site: 6,
  /** All whom nobody knows, so that sign-ins never stop those who are signed in. */
  strangers: 8,
  bodies: 200,
  refusalPauseMs: 1_000,
} as const;

/** A call that fails after so long, because the database is stuck, takes those that wait behind it along. In milliseconds. */
const stuckMs = 1_000;

/**
 * Lets each caller have their fair share of the calls that run at once: accounts and companies once their token is known, and
 * addresses until then. Health checks and metrics always pass.
 */
export const admit = (
  settings: Pick<Settings, 'trustedProxies'>,
  known: KnownCallers,
  metrics: Metrics,
): MiddlewareHandler<AppEnv> => {
  const queue = new FairQueue(limits);
  const bodies = new SharedPlaces(limits.bodies);
  const pause = slowDown(limits.refusalPauseMs);
  metrics.watch('haulage_calls_running', () => queue.running);
  metrics.watch('haulage_calls_waiting', () => queue.waiting);
  metrics.watch('haulage_bodies_arriving', () => bodies.taken);
  return async (c, next) => {
    if (isProbe(c)) return next();
    const caller = known.find(c);
    const address = clientAddress(c, settings);
    // An account also for calls that need no session: it might sign in or sign up with its token, and count for nobody.
    if (caller) countWrite(c, 'account', caller.account);
    else countWrite(c, 'address', address);
    const holders = caller ? holdersOf(caller) : strangerAt(address);
    const admission = await Admission.of(queue, bodies, holders).catch(async (error: unknown) => {
      if (error instanceof OverShare) await pause(holders[0].name);
      throw error;
    });
    try {
      if (hasLeft(c)) throw new CallerLeft();
      c.set('admission', admission);
      const started = performance.now();
      await admission.count(next);
      if (isDatabaseUnavailable(c.error) && performance.now() - started > stuckMs) queue.refuseWaiting(stuckMs / 2);
    } finally {
      admission.end();
      known.note(c);
    }
  };
};

const holdersOf = ({ account, company }: Caller): Holders => [
  { name: `account ${account}`, most: limits.account },
  ...(company === undefined ? [] : [{ name: `company ${company}`, most: limits.company }]),
];

function strangerAt(address: string): Holders {
  const site = siteOf(address);
  return [
    { name: `address ${address}`, most: limits.address },
    ...(site === undefined ? [] : [{ name: `site ${site}`, most: limits.site }]),
    { name: 'strangers', most: limits.strangers },
  ];
}
