import type { Services } from '../../Services.ts';
import { findLiveSession } from './findLiveSession.ts';
import { handOver } from './handOver.ts';
import type { SignedIn } from './SignedIn.ts';
import { slideSession } from './slideSession.ts';
import { takeOver } from './takeOver.ts';

/**
 * `handOver` makes a one-use token of a live session token; `session` makes a session token of either kind.
 * Undefined when the token opens nothing any more.
 */
export async function exchangeToken(
  services: Services,
  token: string,
  purpose: 'session' | 'handOver',
): Promise<SignedIn | undefined> {
  const session = await findLiveSession(services.db, token, services.clock.now());
  if (!session) return purpose === 'session' ? takeOver(services, token) : undefined;
  const make = purpose === 'session' ? slideSession : handOver;
  return { token: await make(services, session), user: session.user };
}
