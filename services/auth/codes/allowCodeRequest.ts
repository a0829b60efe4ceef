import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { later } from '../../clock/later.ts';
import type { Tables } from '../../database/Tables.ts';
import { Refusal } from '../../web/Refusal.ts';
import { codeLimits } from './codeLimits.ts';
import type { CodePurpose } from './CodePurpose.ts';
import { secondsToWait } from './secondsToWait.ts';

/**
 * Refuses with 429 what comes within 30 s of the last request for this username and purpose, or as the sixth within an hour.
 * Usernames nobody has are counted alike, so the answer tells nothing. One statement: of many at once one gets through.
 */
export async function allowCodeRequest(
  db: Kysely<Tables>,
  purpose: CodePurpose,
  email: string,
  now: Date,
): Promise<void> {
  const key = createHash('sha256').update(`${purpose} ${email}`).digest('hex');
  const since = later(now, -codeLimits.window);
  const recent = sql<
    Date[]
  >`array(select asked from unnest(code_request.asked_at) asked where asked > ${since} order by asked)`;

  const allowed = await db
    .insertInto('code_request')
    .values({ key, asked_at: sql<Date[]>`array[${now}::timestamptz]`, last_asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ asked_at: sql<Date[]>`${recent} || ${now}::timestamptz`, last_asked_at: now })
        .where('code_request.last_asked_at', '<=', later(now, -codeLimits.apart))
        .where(sql<number>`cardinality(${recent})`, '<', codeLimits.mostInWindow),
    )
    .returning('key')
    .executeTakeFirst();
  if (allowed) return;

  const { asked_at: asked } = await db
    .selectFrom('code_request')
    .select(recent.as('asked_at'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  throw new Refusal(429, 'Please wait a little before asking for another code.', {
    retryAfterSeconds: secondsToWait(asked, now),
  });
}
