import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import type { WritePaces } from './WritePaces.ts';

/** Provides the paces by which the writes of all rooms are counted (`countWrite`). */
export const paceWrites =
  (paces: WritePaces): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('writePaces', paces);
    await next();
  };
