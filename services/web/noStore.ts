import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** Sends `no-store` unless the route sets its own Cache-Control. */
export const noStore: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
