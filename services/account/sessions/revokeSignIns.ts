import type { Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';

/** Revokes one sign-in, or all of a user's, with all their tokens. */
export async function revokeSignIns(
  db: Kysely<Tables>,
  whose: { readonly signInId: string } | { readonly userId: string },
  now: Date,
): Promise<void> {
  const revoking = db.updateTable('sign_in').set({ revoked_at: now }).where('revoked_at', 'is', null);
  await (
    'signInId' in whose ? revoking.where('id', '=', whose.signInId) : revoking.where('user_id', '=', whose.userId)
  ).execute();
}
