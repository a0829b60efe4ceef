import type { Kysely } from 'kysely';
import type { Tables } from '../Tables.ts';
import { unusableHash } from './passwords/unusableHash.ts';

interface AccountStanding {
  /** Confirmed, and not disabled. */
  readonly isConfirmed: boolean;
  /** Unconfirmed, with a password that may be someone else's. */
  readonly isContested: boolean;
  /** False for one that a company added and nobody has signed in to yet. */
  readonly hasPassword: boolean;
}

/** How far the account of an address has come; nothing of it without an account. */
export async function accountStanding(db: Kysely<Tables>, email: string): Promise<AccountStanding> {
  const account = await db
    .selectFrom('app_user')
    .select(['confirmed_at', 'contested_at', 'disabled_at', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return { isConfirmed: false, isContested: false, hasPassword: false };
  return {
    isConfirmed: account.confirmed_at !== null && account.disabled_at === null,
    isContested: account.contested_at !== null,
    hasPassword: account.password_hash !== unusableHash,
  };
}
