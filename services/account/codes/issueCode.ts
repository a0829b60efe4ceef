import { sql, type Kysely } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Tables } from '../../Tables.ts';
import type { AccountServices } from '../AccountServices.ts';
import { codeHash } from './codeHash.ts';
import { codeLimits } from './codeLimits.ts';
import type { CodePurpose } from './CodePurpose.ts';

/**
 * Issues a code, replacing any older one for the same purpose. Undefined if the account is unknown, disabled or has nothing to
 * confirm; the same single statement runs either way.
 */
export async function issueCode(
  { clock, random, pepper }: Pick<AccountServices, 'clock' | 'random' | 'pepper'>,
  db: Kysely<Tables>,
  purpose: CodePurpose,
  email: string,
): Promise<string | undefined> {
  const code = random.digits(6);
  const salt = Buffer.from(random.bytes(16)).toString('hex');
  const account = db
    .selectFrom('app_user')
    .select([
      'id as user_id',
      sql<CodePurpose>`${purpose}`.as('purpose'),
      sql<string>`${salt}`.as('salt'),
      sql<string>`${codeHash(pepper, salt, purpose, code)}`.as('code_hash'),
      sql<Date>`${addMilliseconds(clock.now(), codeLimits.validFor)}::timestamptz`.as('expires_at'),
    ])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .$if(purpose === 'confirm', (query) => query.where('confirmed_at', 'is', null));

  const issued = await db
    .insertInto('one_time_code')
    .columns(['user_id', 'purpose', 'salt', 'code_hash', 'expires_at'])
    .expression(account)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet((is) => ({
        salt: is.ref('excluded.salt'),
        code_hash: is.ref('excluded.code_hash'),
        expires_at: is.ref('excluded.expires_at'),
        tries: 0,
      })),
    )
    .returning('user_id')
    .executeTakeFirst();
  return issued && code;
}
