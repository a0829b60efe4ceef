import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../../metrics/Metrics.ts';
import type { AppEnv } from '../AppEnv.ts';
import { SharedPlaces } from './SharedPlaces.ts';

/** Each upload takes a multiple of its size in memory, a download only a slice, and whoever waits for the file storage a call. */
const most = { uploads: 16, downloads: 100, outside: 100 } as const;

/** Provides the places that uploads (`limitUploads`), downloads (`streamSlices`) and waits (`waitOutside`) of all rooms share. */
export const shareFilePlaces = (metrics: Metrics): MiddlewareHandler<AppEnv> => {
  const uploads = new SharedPlaces(most.uploads);
  const downloads = new SharedPlaces(most.downloads);
  const outside = new SharedPlaces(most.outside);
  metrics.watch('haulage_uploads_running', () => uploads.taken);
  metrics.watch('haulage_downloads_running', () => downloads.taken);
  return async (c, next) => {
    c.set('uploadPlaces', uploads);
    c.set('downloadPlaces', downloads);
    c.set('outsidePlaces', outside);
    await next();
  };
};
