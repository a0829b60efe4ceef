import type { Trouble } from './Trouble.ts';

/** Whether a service rejected the token: 401 or 403, whether or not that ended a session. */
export const refusesToken = (trouble: Trouble): boolean =>
  trouble.kind === 'unauthorised' || (trouble.kind === 'refused' && (trouble.status === 401 || trouble.status === 403));
