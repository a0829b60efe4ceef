import type { MiddlewareHandler } from 'hono';
import { describeOutage } from '../database/describeOutage.ts';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import type { Log, LogLevel } from '../log/Log.ts';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';
import { CallerLeft } from './CallerLeft.ts';
import { routeOf } from './routeOf.ts';

/**
 * Logs one line per request: ids, route template, status, duration and the reason for a 503. No address, query, header or body;
 * hono's `logger` writes the whole address.
 */
export const logRequest =
  (log: Log): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now();
    await next();
    const shed = shedReason(c.error);
    log.write(levelOf(c.res.status, c.error, shed), 'request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      reason: shed,
      userId: c.get('signedIn')?.userId,
      companyId: c.get('company')?.id,
    });
  };

function shedReason(error: Error | undefined): string | undefined {
  if (error instanceof Unavailable) return error.message;
  return isDatabaseUnavailable(error) ? describeOutage(error) : undefined;
}

/** Someone who leaves is no trouble; a call that was shed is some; what nobody expected is an error. */
function levelOf(status: number, error: Error | undefined, shed: string | undefined): LogLevel {
  if (error instanceof CallerLeft) return 'info';
  if (shed !== undefined) return 'warn';
  return status >= 500 ? 'error' : 'info';
}
