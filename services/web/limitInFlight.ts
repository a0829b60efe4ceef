import type { MiddlewareHandler } from 'hono';
import { Unavailable } from '../Unavailable.ts';
import type { AppEnv } from './AppEnv.ts';

/** Turns down with 503 what comes while `most` requests are already being answered, so that those get their answers in time. */
export const limitInFlight = (most: number): MiddlewareHandler<AppEnv> => {
  let inFlight = 0;
  return async (_c, next) => {
    if (inFlight >= most) throw new Unavailable('Too many requests are being answered.');
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
};
