import { routes } from '../../domain/access/routes.ts';
import type { Areas } from './Areas.ts';

/** Fetches the area the first screen surely needs while the companies are still on their way. Settles when it is there, or could not be had. */
export const preloadAreaFor = (areas: Areas, path: string, signedIn: boolean): Promise<void> => {
  if (path.startsWith(routes.downloadApp)) return areas.download.preload();
  return signedIn ? areas.admin.preload() : areas.authentication.preload();
};
