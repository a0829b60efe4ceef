import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** What services answer stays out of every cache, save where a route says otherwise. */
export const neverStored: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
};
