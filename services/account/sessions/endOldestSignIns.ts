import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';

/** Live sign-ins of one account. Each browser tab is one. */
const mostPerAccount = 500;

/** Ends the sign-ins of a user that were used longest ago, beyond the most that an account may have at once. Keeps `newest`. */
export async function endOldestSignIns(
  tx: Transaction<Tables>,
  { userId, newest }: { readonly userId: string; readonly newest: string },
  now: Date,
): Promise<void> {
  const tooMany = tx
    .selectFrom('sign_in')
    .innerJoin('session', 'session.sign_in_id', 'sign_in.id')
    .select('sign_in.id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('session.idle_until', '>', now)
    .groupBy('sign_in.id')
    .orderBy(sql`sign_in.id = ${newest}`, 'desc')
    .orderBy(sql`max(session.idle_until)`, 'desc')
    .orderBy('sign_in.id')
    .offset(mostPerAccount);
  await tx.updateTable('sign_in').set({ revoked_at: now }).where('id', 'in', tooMany).execute();
}
