import type { MiddlewareHandler } from 'hono';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';

/** Whoever watches the process learns how it is, above all when there is too much to do. */
const alwaysAnswered: ReadonlySet<string> = new Set(['/livez', '/readyz']);

/**
 * Turns down with 503 what comes while `most` requests are already being answered, so that those get their answers in time.
 * Questions about the process itself neither count nor are turned down.
 */
export const limitInFlight = (most: number): MiddlewareHandler<AppEnv> => {
  let inFlight = 0;
  return async (c, next) => {
    if (alwaysAnswered.has(c.req.path)) return next();
    if (inFlight >= most) throw new Unavailable('Too many requests are being answered.');
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
};
