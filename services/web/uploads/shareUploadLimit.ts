import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { limitInFlight } from '../limitInFlight.ts';

/** Each upload takes a multiple of its size in memory. */
const maxUploads = 16;

/** Provides the concurrency limit that all uploads share (`limitUploads`). */
export const shareUploadLimit = (): MiddlewareHandler<AppEnv> => {
  const limit = limitInFlight(maxUploads, maxUploads);
  return async (c, next) => {
    c.set('uploadLimit', limit);
    await next();
  };
};
