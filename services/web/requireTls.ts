import type { Context, MiddlewareHandler } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { cameThroughTrustedProxy } from './cameThroughTrustedProxy.ts';
import { isLoopbackHost } from '../settings/isLoopbackHost.ts';
import { Refusal } from './Refusal.ts';

/**
 * Keeps clients on TLS where a trusted proxy says that a request came without: a page is sent on to https, and a call of the
 * services is refused with 400, because a redirect would hide that its token went out in the clear. This machine may do without.
 */
export const requireTls =
  (
    { trustedProxies, port }: Pick<Settings, 'trustedProxies' | 'port'>,
    isService: (path: string) => boolean,
  ): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const host = c.req.header('Host') ?? '';
    const isClear =
      cameThroughTrustedProxy(c, { trustedProxies }) &&
      c.req.header('X-Forwarded-Proto') === 'http' &&
      !isLoopbackHost(host);
    if (!isClear) return next();
    if (isService(c.req.path) || c.req.method !== 'GET') throw new Refusal(400, 'Use https: this came without TLS.');
    c.header('Cache-Control', 'no-store');
    return c.redirect(secureAddress(c, host, port), 308);
  };

const secureAddress = (c: Context<AppEnv>, host: string, port: number): string => {
  const address = new URL(c.req.url);
  address.protocol = 'https:';
  address.host = host.replace(/:\d*$/, '');
  address.port = String(port);
  return address.href;
};
