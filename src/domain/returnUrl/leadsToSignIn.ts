import { isDownloadPath } from '../access/isDownloadPath.ts';
import { isGuardedPath } from '../access/isGuardedPath.ts';

/** Whether a path only redirects to sign-in, as unknown ones do, so that returning to it would loop. */
export const leadsToSignIn = (path: string): boolean => !isGuardedPath(path) && !isDownloadPath(path);
