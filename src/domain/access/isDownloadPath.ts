import { pathSegments } from './pathSegments.ts';
import { routes } from './routes.ts';

/** Whether the path is the public download page that invitation links open (seed §2). */
export const isDownloadPath = (path: string): boolean => `/${pathSegments(path).join('/')}` === routes.downloadApp;
