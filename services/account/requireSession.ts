import type { Context } from 'hono';
import { ifRoom } from '../database/ifRoom.ts';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { countWrite } from '../web/pace/countWrite.ts';
import { Refusal } from '../web/Refusal.ts';
import type { LiveSession } from './sessions/LiveSession.ts';
import { extendSession } from './sessions/extendSession.ts';

/**
 * Sets `signedIn` for later handlers and extends the session. Refuses with 401 without a live session, and with 429 an account that
 * writes too much.
 */
export async function requireSession(
  c: Context<AppEnv>,
  services: Services,
  session: LiveSession | undefined,
): Promise<void> {
  if (!session) throw new Refusal(401, 'Sign in first.');
  const { user, signInId, authenticatedAt } = session;
  c.set('accountEmail', session.user.email);
  c.set('signedIn', { userId: user.id, signInId, authenticatedAt });
  countWrite(c, 'account', user.id);
  await ifRoom(extendSession(services, session));
}
