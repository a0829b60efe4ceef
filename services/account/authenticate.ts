import type { MiddlewareHandler } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { bearerToken } from '../web/bearerToken.ts';
import { requireSession } from './requireSession.ts';
import { findLiveSession } from './sessions/findLiveSession.ts';

/** Requires a session and sets `signedIn` for later handlers. */
export const authenticate =
  (services: Services): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const token = bearerToken(c);
    await requireSession(
      c,
      services,
      token === undefined ? undefined : await findLiveSession(services.db, token, services.clock.now()),
    );
    await next();
  };
