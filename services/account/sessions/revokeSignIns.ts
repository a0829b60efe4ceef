import type { Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';

interface Revoked {
  readonly userId: string;
  /** Only this one; all by default. */
  readonly only?: string;
  /** All but this one. */
  readonly except?: string;
}

/** Revokes sign-ins of a user with all their tokens. Returns how many there were. */
export async function revokeSignIns(db: Kysely<Tables>, { userId, only, except }: Revoked, now: Date): Promise<number> {
  let revoking = db
    .updateTable('sign_in')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('absolute_until', '>', now);
  if (only !== undefined) revoking = revoking.where('id', '=', only);
  if (except !== undefined) revoking = revoking.where('id', '!=', except);
  const revoked = await revoking.executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}
