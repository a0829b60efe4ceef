import type { Context, MiddlewareHandler } from 'hono';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';

/** Health checks are always answered, above all under load. */
const healthChecks: ReadonlySet<string> = new Set(['/livez', '/readyz']);

interface Body {
  readonly complete: boolean;
}

/**
 * A bulkhead: refuses requests with 503 while `maxInFlight` are in flight, so that those are answered in time. While
 * `maxBodies` bodies are still arriving, it refuses requests with a body, so that slow uploads cannot block reads. Health checks
 * are neither counted nor refused.
 */
export const limitInFlight = (maxInFlight: number, maxBodies: number): MiddlewareHandler<AppEnv> => {
  let inFlight = 0;
  const bodies = new Set<Body>();
  return async (c, next) => {
    if (healthChecks.has(c.req.path)) return next();
    const body = bodyOf(c);
    if (inFlight >= maxInFlight || (body && countArriving(bodies) >= maxBodies)) {
      throw new Unavailable('Too many requests are being answered.');
    }
    inFlight += 1;
    if (body) bodies.add(body);
    try {
      await next();
    } finally {
      inFlight -= 1;
      if (body) bodies.delete(body);
    }
  };
};

const bodyOf = (c: Context<AppEnv>): Body | undefined =>
  c.req.header('Transfer-Encoding') !== undefined || Number(c.req.header('Content-Length') ?? 0) > 0
    ? c.env?.incoming
    : undefined;

const countArriving = (bodies: ReadonlySet<Body>): number => [...bodies].filter(({ complete }) => !complete).length;
