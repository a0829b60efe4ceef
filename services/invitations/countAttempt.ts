import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { maxTries } from './maxTries.ts';

/**
 * Counts an attempt before the code is compared, so that concurrent requests get no more than five, and marks the invitation as
 * opened. Undefined if no attempt is allowed.
 */
export const countAttempt = (tx: Transaction<Tables>, id: string, now: Date): Promise<InvitationRow | undefined> =>
  tx
    .updateTable('invitation')
    .set((is) => ({
      tries: is('tries', '+', 1),
      status: 'opened',
      opened_at: sql<Date>`coalesce(opened_at, ${now})`,
      updated_at: now,
      version: is('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'opened'])
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .returningAll()
    .executeTakeFirst();
