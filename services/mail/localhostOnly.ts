import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { isFromThisMachine } from '../web/isFromThisMachine.ts';
import { notFound } from '../web/notFound.ts';

/** Answers 404 to anyone but visitors on this machine, and to everyone once a proxy is configured. */
export const localhostOnly =
  (settings: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (settings.trustedProxies.length > 0 || !isFromThisMachine(c, settings)) throw notFound();
    return next();
  };
