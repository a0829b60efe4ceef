import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { limitInFlight } from '../limitInFlight.ts';

/** Files are in memory while they are taken, several times over. */
const mostUploads = 16;

/** Makes the one limit that all uploads of an application count in (`limitUploads`). */
export const shareUploadLimit = (): MiddlewareHandler<AppEnv> => {
  const limit = limitInFlight(mostUploads, mostUploads);
  return async (c, next) => {
    c.set('uploadLimit', limit);
    await next();
  };
};
