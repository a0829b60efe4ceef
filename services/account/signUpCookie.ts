import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { isSecure } from '../web/isSecure.ts';
import { readCookie } from '../web/readCookie.ts';

const name = 'sign-up';
const path = '/api/v1/users';
const maxAgeSeconds = 24 * 3600;

/** Stores a sign-up's proof in a cookie that is sent only to the users API. */
export const setSignUpCookie = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>, proof: string): void =>
  setCookie(c, name, proof, {
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, settings),
  });

/** The proof in the caller's cookie, if any. */
export const readSignUpCookie = (c: Context<AppEnv>): string | undefined => readCookie(c, name);
