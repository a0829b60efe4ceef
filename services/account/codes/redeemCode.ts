import { timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { AccountServices } from '../AccountServices.ts';
import { codeHash } from './codeHash.ts';
import { codeLimits } from './codeLimits.ts';
import type { CodePurpose } from './CodePurpose.ts';

/**
 * The id of the user whose code this is, once; undefined for a code that is wrong, used, expired or tried five times. The try is
 * counted before the code is looked at, in one statement: of any number at once five are evaluated.
 */
export async function redeemCode(
  { clock, pepper }: Pick<AccountServices, 'clock' | 'pepper'>,
  db: Kysely<Tables>,
  purpose: CodePurpose,
  email: string,
  code: string,
): Promise<string | undefined> {
  const tried = await db
    .updateTable('one_time_code')
    .from('app_user')
    .set({ tries: sql<number>`tries + 1` })
    .whereRef('app_user.id', '=', 'one_time_code.user_id')
    .where('app_user.email', '=', email)
    .where('app_user.disabled_at', 'is', null)
    .where('purpose', '=', purpose)
    .where('tries', '<', codeLimits.mostTries)
    .where('expires_at', '>', clock.now())
    .returning(['one_time_code.user_id', 'salt', 'code_hash'])
    .executeTakeFirst();
  if (!tried || !isSame(tried.code_hash, codeHash(pepper, tried.salt, purpose, code))) return undefined;

  const used = await db
    .deleteFrom('one_time_code')
    .where('user_id', '=', tried.user_id)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', tried.code_hash)
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}

const isSame = (known: string, given: string): boolean => timingSafeEqual(Buffer.from(known), Buffer.from(given));
