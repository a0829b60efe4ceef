import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../metrics/Metrics.ts';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';
import { routeOf } from './routeOf.ts';

/** Counts each request by route and status, with its duration, and each that was shed by reason. */
export const measureRequest =
  (metrics: Metrics): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    const seconds = (performance.now() - started) / 1000;
    metrics.answered({ method: c.req.method, route: routeOf(c), status, seconds });
    if (status !== 503) return;
    metrics.count('haulage_shed_total', c.error instanceof Unavailable ? c.error.message : 'The database failed.');
  };
