import type { Services } from '../../Services.ts';
import { findLiveSession } from './findLiveSession.ts';
import { handOver } from './handOver.ts';
import type { SignedIn } from './SignedIn.ts';
import { renewSession } from './renewSession.ts';
import { redeemHandOver } from './redeemHandOver.ts';

interface Exchange {
  readonly token: string;
  readonly purpose: 'session' | 'handOver';
  /** Called with the user of a live session before anything is written; throws to refuse. */
  readonly onUser: (userId: string) => void;
}

/**
 * Exchanges a session token for a single-use hand-over token (`handOver`), or either kind for a new session token (`session`).
 * Undefined if the token is no longer valid.
 */
export async function exchangeToken(
  services: Services,
  { token, purpose, onUser }: Exchange,
): Promise<SignedIn | undefined> {
  const session = await findLiveSession(services.db, token, services.clock.now());
  if (!session) return purpose === 'session' ? redeemHandOver(services, token) : undefined;
  onUser(session.user.id);
  const make = purpose === 'session' ? renewSession : handOver;
  return { token: await make(services, session), user: session.user };
}
