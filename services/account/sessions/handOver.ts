import { addMilliseconds } from '../../clock/addMilliseconds.ts';
import type { Services } from '../../Services.ts';
import type { LiveSession } from './LiveSession.ts';
import { newToken } from './newToken.ts';
import { sessionTimes } from './sessionTimes.ts';
import { tokenHash } from './tokenHash.ts';

/** Issues a single-use token that continues the sign-in on another host of the brand. Valid for two minutes. */
export async function handOver({ db, clock, random }: Services, session: LiveSession): Promise<string> {
  const token = newToken(random);
  await db
    .insertInto('hand_over')
    .values({
      token_hash: tokenHash(token),
      sign_in_id: session.signInId,
      expires_at: addMilliseconds(clock.now(), sessionTimes.handOver),
    })
    .execute();
  return token;
}
