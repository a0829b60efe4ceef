import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log/Log.ts';
import type { AppEnv } from './AppEnv.ts';

/** One line per request: ids, the route's template, status and time taken; no address, query, header or body. */
export const logRequest =
  (log: Log): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now();
    await next();
    log.write(c.res.status >= 500 ? 'error' : 'info', 'request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: matchedRoutes(c).findLast(({ method, path }) => method !== 'ALL' && path !== '/*')?.path ?? '/*',
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      userId: c.get('user')?.id,
      companyId: c.get('company')?.id,
    });
  };
