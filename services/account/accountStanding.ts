import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';

interface AccountStanding {
  /** Confirmed, and not disabled. */
  readonly isConfirmed: boolean;
  /** Unconfirmed, with a password that may be someone else's. */
  readonly isContested: boolean;
}

/** How far the account of an address has come; neither without an account. */
export async function accountStanding(db: Kysely<Tables>, email: string): Promise<AccountStanding> {
  const account = await db
    .selectFrom('app_user')
    .select(['confirmed_at', 'contested_at', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return { isConfirmed: false, isContested: false };
  return {
    isConfirmed: account.confirmed_at !== null && account.disabled_at === null,
    isContested: account.contested_at !== null,
  };
}
