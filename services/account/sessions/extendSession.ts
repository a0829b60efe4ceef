import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Services } from '../../Services.ts';
import type { LiveSession } from './LiveSession.ts';
import { sessionTimes } from './sessionTimes.ts';

/** Extends a session by the idle timeout, unless it is superseded. Writes at most once a minute. */
export async function extendSession({ db, clock }: Services, session: LiveSession): Promise<void> {
  const idleUntil = addMilliseconds(clock.now(), sessionTimes.idle);
  if (session.isSuperseded || idleUntil.getTime() - session.idleUntil.getTime() < sessionTimes.useNoted) return;
  await db
    .updateTable('session')
    .set({ idle_until: idleUntil })
    .where('token_hash', '=', session.tokenHash)
    .where('superseded_at', 'is', null)
    .execute();
}
