import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Services } from '../../Services.ts';
import type { LiveSession } from './LiveSession.ts';
import { sessionTimes } from './sessionTimes.ts';

/**
 * Lets a session end one idle timeout from now, unless it is superseded. Writes at most once a minute, or when the clock was put
 * back.
 */
export async function extendSession({ db, clock }: Services, session: LiveSession): Promise<void> {
  const idleUntil = addMilliseconds(clock.now(), sessionTimes.idle);
  const later = Math.abs(idleUntil.getTime() - session.idleUntil.getTime());
  if (session.isSuperseded || later < sessionTimes.useNoted) return;
  await db
    .updateTable('session')
    .set({ idle_until: idleUntil })
    .where('token_hash', '=', session.tokenHash)
    .where('superseded_at', 'is', null)
    .execute();
}
