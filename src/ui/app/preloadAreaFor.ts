import { routes } from '../../domain/access/routes.ts';
import { adminArea, authenticationArea, downloadArea } from './areas.ts';

/** Fetches the area the first screen surely needs while the companies are still on their way. */
export const preloadAreaFor = (path: string, signedIn: boolean): void => {
  if (path.startsWith(routes.downloadApp)) return downloadArea.preload();
  return signedIn ? adminArea.preload() : authenticationArea.preload();
};
