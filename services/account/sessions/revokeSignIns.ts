import type { Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';

interface Revoked {
  readonly userId: string;
  /** Only this one; all by default. */
  readonly only?: string;
  /** All but this one. */
  readonly except?: string;
}

/**
 * Revokes sign-ins of a user, or of everyone, with all their tokens. Hand-over tokens end even of the one that stays, because
 * nobody knows who has them. Returns how many sign-ins there were.
 */
export async function revokeSignIns(db: Kysely<Tables>, whose: Revoked | 'everyone', now: Date): Promise<number> {
  const { userId, only, except }: Partial<Revoked> = whose === 'everyone' ? {} : whose;
  let own = db.selectFrom('sign_in').select('id');
  if (userId !== undefined) own = own.where('user_id', '=', userId);
  if (only !== undefined) own = own.where('id', '=', only);
  let revoking = db
    .with('ended', (within) => within.deleteFrom('hand_over').where('sign_in_id', 'in', own))
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('id', 'in', own)
    .where('revoked_at', 'is', null)
    .where('absolute_until', '>', now);
  if (except !== undefined) revoking = revoking.where('id', '!=', except);
  const revoked = await revoking.executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}
