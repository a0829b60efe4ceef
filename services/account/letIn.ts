import type { Context } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { Refusal } from '../web/Refusal.ts';
import type { LiveSession } from './sessions/LiveSession.ts';
import { noteUse } from './sessions/noteUse.ts';

/** Tells later handlers who is signed in; without a live session the request is refused with 401. */
export async function letIn(c: Context<AppEnv>, services: Services, session: LiveSession | undefined): Promise<void> {
  if (!session) throw new Refusal(401, 'Please sign in.');
  c.set('signedIn', { userId: session.user.id, signInId: session.signInId });
  await noteUse(services, session);
}
