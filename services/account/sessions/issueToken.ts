import type { Kysely } from 'kysely';
import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { newToken } from './newToken.ts';
import { sessionTimes } from './sessionTimes.ts';
import { tokenHash } from './tokenHash.ts';

/** Issues a session token for a sign-in. */
export async function issueToken(
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  db: Kysely<Tables>,
  signInId: string,
): Promise<string> {
  const token = newToken(random);
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      sign_in_id: signInId,
      idle_until: addMilliseconds(clock.now(), sessionTimes.idle),
      superseded_at: null,
    })
    .execute();
  return token;
}
