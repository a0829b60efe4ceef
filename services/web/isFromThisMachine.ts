import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { cameThroughTrustedProxy } from './cameThroughTrustedProxy.ts';
import { isLoopbackHost } from '../settings/isLoopbackHost.ts';
import { socketAddress } from './socketAddress.ts';

const proxyHeader = /^(x-forwarded(-.*)?|forwarded|x-real-ip|x-client-ip|cf-connecting-ip|via)$/i;

/**
 * Whether the visitor is on this machine: a loopback socket, no proxy, and a loopback host name (any other name that resolves here
 * is DNS rebinding). hono's `ipRestriction` checks only the socket.
 */
export const isFromThisMachine = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): boolean =>
  isLoopback(socketAddress(c)) &&
  !cameThroughTrustedProxy(c, settings) &&
  isLoopbackHost(c.req.header('Host') ?? new URL(c.req.url).host) &&
  !Object.keys(c.req.header()).some((name) => proxyHeader.test(name));

const isLoopback = (address: string): boolean => address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
