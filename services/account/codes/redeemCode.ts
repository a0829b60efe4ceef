import { timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { latestEnd } from '../../clock/latestEnd.ts';
import type { Tables } from '../../Tables.ts';
import type { AccountServices } from '../AccountServices.ts';
import { codeHash } from './codeHash.ts';
import { codeLimits } from './codeLimits.ts';
import type { CodePurpose } from './CodePurpose.ts';

/**
 * Redeems a code and returns its user's id; undefined if it is wrong, used, expired or has been tried five times. The attempt is
 * counted before the code is compared, so that concurrent requests get no more than five.
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
    .where('tries', '<', codeLimits.maxTries)
    .where('expires_at', '>', clock.now())
    .where('expires_at', '<=', latestEnd(clock.now(), codeLimits.validFor))
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
