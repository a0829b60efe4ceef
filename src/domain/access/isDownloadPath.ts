import { pathSegments } from './pathSegments.ts';
import { routes } from './routes.ts';

/** Whether an address is the page a trucker's invitation opens (seed §2). */
export const isDownloadPath = (path: string): boolean => `/${pathSegments(path).join('/')}` === routes.downloadApp;
