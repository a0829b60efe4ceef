import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** Does what handlers left for after their success (`afterSuccess`). */
export const runAfterSuccess: MiddlewareHandler<AppEnv> = async (c, next) => {
  const left: (() => void)[] = [];
  c.set('afterSuccess', left);
  await next();
  if (c.res.status < 400) for (const work of left) work();
};
