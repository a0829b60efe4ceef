import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../AppEnv.ts';
import { SharedPlaces } from '../places/SharedPlaces.ts';

/** Each upload takes a multiple of its size in memory. */
const maxUploads = 16;

/** Provides the places that the uploads of all rooms share (`limitUploads`). */
export const shareUploadPlaces = (): MiddlewareHandler<AppEnv> => {
  const places = new SharedPlaces(maxUploads);
  return async (c, next) => {
    c.set('uploadPlaces', places);
    await next();
  };
};
