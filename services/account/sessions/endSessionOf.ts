import type { Services } from '../../Services.ts';
import { findLiveSession } from './findLiveSession.ts';
import { revokeSignIns } from './revokeSignIns.ts';

/** Ends the sign-in that a caller comes with who has just signed in anew. */
export async function endSessionOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | undefined,
): Promise<void> {
  const session = token === undefined ? undefined : await findLiveSession(db, token, clock.now());
  if (session) await revokeSignIns(db, { userId: session.user.id, only: session.signInId }, clock.now());
}
