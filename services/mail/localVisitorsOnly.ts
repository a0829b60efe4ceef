import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../web/AppEnv.ts';
import { notFound } from '../web/notFound.ts';
import { socketAddress } from '../web/socketAddress.ts';

const forwarding = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'];
const loopbackHost = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])\.?(:\d+)?$/i;

/**
 * Lets in whoever sits at this machine: the socket comes from it, no proxy stands between, and the address in the browser is
 * this machine's too (a foreign name that resolves to it is an attack). For others the page does not exist.
 */
export const localVisitorsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isLocal =
    isLoopback(socketAddress(c)) &&
    loopbackHost.test(c.req.header('Host') ?? new URL(c.req.url).host) &&
    forwarding.every((name) => c.req.header(name) === undefined);
  if (!isLocal) throw notFound();
  return next();
};

const isLoopback = (address: string): boolean => address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
