import type { Context } from 'hono';
import { generateCookie } from 'hono/cookie';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { isLoopbackHost } from '../settings/isLoopbackHost.ts';
import { isSecure } from './isSecure.ts';
import { readCookie } from './readCookie.ts';

type ProxySettings = Pick<Settings, 'trustedProxies'>;

interface OwnCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

/** Over TLS the browser itself ties the cookie to this host: no other host of the domain can set or read it. */
const nameFor = (name: string, isOverTls: boolean): string => (isOverTls ? `__Host-${name}` : name);

/**
 * Sets a cookie that no script can read and no other site can send. Without TLS it is set on this machine alone, for trying the
 * product out; it never crosses a network in the clear.
 */
export function setOwnCookie(
  c: Context<AppEnv>,
  settings: ProxySettings,
  { name, value, maxAgeSeconds }: OwnCookie,
): void {
  const isOverTls = isSecure(c, settings);
  if (!isOverTls && !isLoopbackHost(c.req.header('Host') ?? new URL(c.req.url).host)) return;
  const cookie = generateCookie(nameFor(name, isOverTls), value, {
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isOverTls,
  });
  c.header('Set-Cookie', cookie, { append: true });
}

/** The value of one of our cookies, if the caller has it. */
export const readOwnCookie = (c: Context<AppEnv>, settings: ProxySettings, name: string): string | undefined =>
  readCookie(c, nameFor(name, isSecure(c, settings)));
