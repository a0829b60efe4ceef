import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { cameThroughTrustedProxy } from './cameThroughTrustedProxy.ts';

/** Whether the client uses TLS, according to a trusted proxy that terminates it. */
export const isSecure = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): boolean =>
  cameThroughTrustedProxy(c, settings) && c.req.header('X-Forwarded-Proto') === 'https';
