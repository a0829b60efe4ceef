import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { cameThroughTrustedProxy } from './cameThroughTrustedProxy.ts';

/** Whether people are served over TLS, which ends at a proxy: its word counts when it is trusted. */
export const isSecure = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): boolean =>
  cameThroughTrustedProxy(c, settings) && c.req.header('X-Forwarded-Proto') === 'https';
