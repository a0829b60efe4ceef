import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { isTrustedProxy } from './isTrustedProxy.ts';
import { socketAddress } from './socketAddress.ts';

/** Whether the connection comes from a trusted proxy. */
export const cameThroughTrustedProxy = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): boolean =>
  isTrustedProxy(socketAddress(c), settings);
