import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../../metrics/Metrics.ts';
import type { AppEnv } from '../AppEnv.ts';
import { SharedPlaces } from './SharedPlaces.ts';

/** Each upload takes a multiple of its size in memory, a download only a slice. */
const most = { uploads: 16, downloads: 100 } as const;

/** Provides the places that uploads (`limitUploads`) and downloads (`streamSlices`) of all rooms share. */
export const shareFilePlaces = (metrics: Metrics): MiddlewareHandler<AppEnv> => {
  const uploads = new SharedPlaces(most.uploads);
  const downloads = new SharedPlaces(most.downloads);
  metrics.watch('haulage_uploads_running', () => uploads.taken);
  metrics.watch('haulage_downloads_running', () => downloads.taken);
  return async (c, next) => {
    c.set('uploadPlaces', uploads);
    c.set('downloadPlaces', downloads);
    await next();
  };
};
