import type { MiddlewareHandler } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { Refusal } from '../web/Refusal.ts';
import { findLiveSession } from './sessions/findLiveSession.ts';
import { noteUse } from './sessions/noteUse.ts';

/** Lets only signed-in people through, and tells later handlers who they are. */
export const authenticate =
  (services: Services): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const token = bearerToken(c.req.header('Authorization'));
    const session = token && (await findLiveSession(services.db, token, services.clock.now()));
    if (!session) throw new Refusal(401, 'Please sign in.');
    c.set('signedIn', { userId: session.user.id, signInId: session.signInId });
    await noteUse(services, session);
    await next();
  };

const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(header ?? '')?.[1];
