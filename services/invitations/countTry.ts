import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { mostTries } from './mostTries.ts';

/**
 * Counts a try before its code is looked at, in one statement: of any number at once five are evaluated. Whoever tries has seen
 * the invitation, so it is opened. Undefined when there is nothing to be tried.
 */
export const countTry = (tx: Transaction<Tables>, id: string, now: Date): Promise<InvitationRow | undefined> =>
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
    .where('tries', '<', mostTries)
    .returningAll()
    .executeTakeFirst();
