import { isDownloadPath } from '../access/isDownloadPath.ts';
import { isGuardedPath } from '../access/isGuardedPath.ts';

/** Whether a path would only lead back to sign-in, as every unknown one does, so that returning there goes round in circles. */
export const leadsToSignIn = (path: string): boolean => !isGuardedPath(path) && !isDownloadPath(path);
