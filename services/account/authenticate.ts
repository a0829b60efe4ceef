import type { MiddlewareHandler } from 'hono';
import type { Services } from '../Services.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { bearerToken } from '../web/bearerToken.ts';
import { letIn } from './letIn.ts';
import { findLiveSession } from './sessions/findLiveSession.ts';

/** Lets only signed-in people through, and tells later handlers who they are. */
export const authenticate =
  (services: Services): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const token = bearerToken(c);
    await letIn(
      c,
      services,
      token === undefined ? undefined : await findLiveSession(services.db, token, services.clock.now()),
    );
    await next();
  };
