import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import type { AppEnv } from './AppEnv.ts';
import { cameThroughTrustedProxy } from './cameThroughTrustedProxy.ts';
import { isProbe } from './isProbe.ts';
import { routeOf } from './routeOf.ts';

/** Follows each request but probes. Only a trusted proxy may say which trace it belongs to: anybody else could make all be kept. */
export const traceRequest =
  (tracing: Tracing, settings: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    if (isProbe(c)) return next();
    const given = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') };
    const parent = cameThroughTrustedProxy(c, settings) ? given : undefined;
    return tracing.request(parent, next, () => ({
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      requestId: c.get('requestId'),
    }));
  };
