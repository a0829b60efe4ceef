import type { Session } from './Session.ts';

/** The session cleared, the selected company kept (seed §4). */
export const resetSession = (session: Session): Session => ({
  token: undefined,
  user: undefined,
  company: session.company,
});
