import type { Session } from './Session.ts';

/** Clears the session, except for the selected company (seed §4). */
export const resetSession = (session: Session): Session => ({
  token: undefined,
  user: undefined,
  company: session.company,
});
