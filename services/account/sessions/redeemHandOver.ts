import { latestEnd } from '../../clock/latestEnd.ts';
import type { Services } from '../../Services.ts';
import { findLiveSession } from './findLiveSession.ts';
import { issueToken } from './issueToken.ts';
import type { SignedIn } from './SignedIn.ts';
import { sessionTimes } from './sessionTimes.ts';
import { tokenHash } from './tokenHash.ts';

/** Exchanges a hand-over token for a session of the same sign-in. Undefined if it is unknown, used, expired or revoked. */
export const redeemHandOver = (services: Services, handOverToken: string): Promise<SignedIn | undefined> =>
  services.db.transaction().execute(async (tx) => {
    const now = services.clock.now();
    const handedOver = await tx
      .deleteFrom('hand_over')
      .where('token_hash', '=', tokenHash(handOverToken))
      .where('expires_at', '>', now)
      .where('expires_at', '<=', latestEnd(now, sessionTimes.handOver))
      .returning('sign_in_id')
      .executeTakeFirst();
    if (!handedOver) return undefined;
    const token = await issueToken(services, tx, handedOver.sign_in_id);
    const session = await findLiveSession(tx, token, now);
    return session && { token, user: session.user };
  });
