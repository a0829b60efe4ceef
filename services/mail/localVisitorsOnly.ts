import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { notFound } from '../web/notFound.ts';
import { socketAddress } from '../web/socketAddress.ts';

const forwarding = /^(x-forwarded(-.*)?|forwarded|x-real-ip|x-client-ip|cf-connecting-ip|via)$/i;
const loopbackHost = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])\.?(:\d+)?$/i;

/**
 * Lets in whoever sits at this machine: the socket comes from it, no proxy stands between nor is expected to, and the address in
 * the browser is this machine's too (a foreign name that resolves to it is an attack). For others the page does not exist.
 * hono's `ipRestriction` looks at the socket alone.
 */
export const localVisitorsOnly =
  ({ trustedProxies }: Pick<Settings, 'trustedProxies'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const isLocal =
      trustedProxies.length === 0 &&
      isLoopback(socketAddress(c)) &&
      loopbackHost.test(c.req.header('Host') ?? new URL(c.req.url).host) &&
      !Object.keys(c.req.header()).some((name) => forwarding.test(name));
    if (!isLocal) throw notFound();
    return next();
  };

const isLoopback = (address: string): boolean => address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
