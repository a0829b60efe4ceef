import type { Context } from 'hono';

/** What our cookies hold: tokens and proofs in base64url. */
const written = /^[\w.-]{1,200}$/;

/**
 * The value of one of our cookies, undefined if it is none that we wrote. Decodes nothing, since hono's `getCookie` throws and
 * catches an error for each malformed escape.
 */
export function readCookie(c: Context, name: string): string | undefined {
  const cookies = (c.req.header('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return value !== undefined && written.test(value) ? value : undefined;
}
