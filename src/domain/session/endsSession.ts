import { isGuardedPath } from '../access/isGuardedPath.ts';

export interface UnauthorisedAnswer {
  readonly status: number;
  /** The token the failed request carried. */
  readonly sentToken: string | undefined;
  readonly currentToken: string | undefined;
  /** The current path when the answer arrives. */
  readonly path: string;
}

/**
 * Whether an answer ends the session: a 401 or 403 to the current token, in the guarded area. A late answer to an old
 * token changes nothing (seed §4, product §2.5, §2.6).
 */
export const endsSession = ({ status, sentToken, currentToken, path }: UnauthorisedAnswer): boolean =>
  (status === 401 || status === 403) && sentToken !== undefined && sentToken === currentToken && isGuardedPath(path);
