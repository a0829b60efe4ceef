import type { Transaction } from 'kysely';
import { nobodysHash } from '../../account/passwords/nobodysHash.ts';
import { emailOf } from '../../fields/emailOf.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import type { MemberDraft } from './memberSchemas.ts';

export interface Account {
  readonly id: string;
  readonly isConfirmed: boolean;
}

/**
 * The account of an address. A new one has a password nobody can type: the mailed code of "Forgot your password?" lets its owner
 * choose one, and confirms the address. One that somebody signed up and never confirmed may be a stranger's: it becomes contested,
 * and its password counts only for whoever proves to have typed it.
 */
export async function findOrAddAccount(
  { clock, random }: Services,
  tx: Transaction<Tables>,
  draft: MemberDraft,
): Promise<Account> {
  const email = emailOf(draft.email);
  const now = clock.now();
  await tx
    .insertInto('app_user')
    .values({
      id: random.uuid(),
      email,
      name: draft.name,
      phone: '',
      password_hash: nobodysHash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ contested_at: now })
        .where('app_user.confirmed_at', 'is', null)
        .where('app_user.password_hash', '!=', nobodysHash),
    )
    .execute();
  const account = await tx
    .selectFrom('app_user')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id: account.id, isConfirmed: account.confirmed_at !== null };
}
