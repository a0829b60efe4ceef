import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { isLoopbackHost } from '../web/isLoopbackHost.ts';
import { notFound } from '../web/notFound.ts';
import { socketAddress } from '../web/socketAddress.ts';

const proxyHeader = /^(x-forwarded(-.*)?|forwarded|x-real-ip|x-client-ip|cf-connecting-ip|via)$/i;

/**
 * Answers 404 to anyone but visitors on this machine: a loopback socket, no proxy, and a loopback host name (any other name that
 * resolves here is DNS rebinding). hono's `ipRestriction` checks only the socket.
 */
export const localhostOnly =
  ({ trustedProxies }: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const isLocal =
      trustedProxies.length === 0 &&
      isLoopback(socketAddress(c)) &&
      isLoopbackHost(c.req.header('Host') ?? new URL(c.req.url).host) &&
      !Object.keys(c.req.header()).some((name) => proxyHeader.test(name));
    if (!isLocal) throw notFound();
    return next();
  };

const isLoopback = (address: string): boolean => address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
