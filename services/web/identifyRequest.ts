import type { MiddlewareHandler } from 'hono';
import type { Random } from '../random/Random.ts';
import type { AppEnv } from './AppEnv.ts';

/** Gives every request an id for the answer and the log. hono's `requestId` would accept the caller's. */
export const identifyRequest =
  (random: Random): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const id = random.uuid();
    c.set('requestId', id);
    await next();
    c.res.headers.set('X-Request-Id', id);
  };
