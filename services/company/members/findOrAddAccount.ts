import type { Transaction } from 'kysely';
import { unusableHash } from '../../account/passwords/unusableHash.ts';
import { normaliseEmail } from '../../fields/normaliseEmail.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import type { MemberDraft } from './memberSchemas.ts';

export interface Account {
  readonly id: string;
  readonly isConfirmed: boolean;
}

/**
 * Finds or creates the account of an address. A new one has no usable password: its owner chooses one with a mailed code, which
 * also confirms the address. An unconfirmed sign-up may be a stranger's, so it becomes contested: its password counts only
 * with proof of having typed it.
 */
export async function findOrAddAccount(
  { clock, random }: Services,
  tx: Transaction<Tables>,
  draft: MemberDraft,
): Promise<Account> {
  const email = normaliseEmail(draft.email);
  const now = clock.now();
  await tx
    .insertInto('app_user')
    .values({
      id: random.uuid(),
      email,
      name: draft.name,
      phone: '',
      password_hash: unusableHash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ contested_at: now })
        .where('app_user.confirmed_at', 'is', null)
        .where('app_user.password_hash', '!=', unusableHash),
    )
    .execute();
  const account = await tx
    .selectFrom('app_user')
    .select(['id', 'confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { id: account.id, isConfirmed: account.confirmed_at !== null };
}
