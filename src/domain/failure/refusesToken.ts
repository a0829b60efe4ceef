import type { Trouble } from './Trouble.ts';

/** Whether a service would not take the token it was sent: a 401 or 403, whether or not a session ended by it. */
export const refusesToken = (trouble: Trouble): boolean =>
  trouble.kind === 'unauthorised' || (trouble.kind === 'refused' && (trouble.status === 401 || trouble.status === 403));
