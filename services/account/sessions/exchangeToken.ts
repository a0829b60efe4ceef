import type { Services } from '../../Services.ts';
import { findLiveSession } from './findLiveSession.ts';
import { handOver } from './handOver.ts';
import type { SignedIn } from './SignedIn.ts';
import { renewSession } from './renewSession.ts';
import { redeemHandOver } from './redeemHandOver.ts';

/**
 * Exchanges a session token for a single-use hand-over token (`handOver`), or either kind for a new session token (`session`).
 * Undefined if the token is no longer valid.
 */
export async function exchangeToken(
  services: Services,
  token: string,
  purpose: 'session' | 'handOver',
): Promise<SignedIn | undefined> {
  const session = await findLiveSession(services.db, token, services.clock.now());
  if (!session) return purpose === 'session' ? redeemHandOver(services, token) : undefined;
  const make = purpose === 'session' ? renewSession : handOver;
  return { token: await make(services, session), user: session.user };
}
