import type { ExpressionBuilder } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { issueToken } from './issueToken.ts';
import type { LiveSession } from './LiveSession.ts';
import { sessionTimes } from './sessionTimes.ts';

/** Issues a new token for a live session. The old one lasts another minute; the absolute expiry stays. */
export const renewSession = (services: Services, session: LiveSession): Promise<string> =>
  services.db.transaction().execute(async (tx) => {
    const now = services.clock.now();
    await tx
      .updateTable('session')
      .set((is: ExpressionBuilder<Tables, 'session'>) => ({
        superseded_at: is.fn.coalesce('superseded_at', is.val(now)),
        idle_until: is.fn<Date>('least', ['idle_until', is.val(addMilliseconds(now, sessionTimes.superseded))]),
      }))
      .where('token_hash', '=', session.tokenHash)
      .execute();
    return issueToken(services, tx, session.signInId);
  });
