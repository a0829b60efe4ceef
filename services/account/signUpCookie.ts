import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { isSecure } from '../web/isSecure.ts';

const name = 'sign-up';
const path = '/api/v1/users';
const secondsKept = 24 * 3600;

/** Leaves a sign-up's proof in the browser, for the call that confirms the account and no other. */
export const keepProof = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>, proof: string): void =>
  setCookie(c, name, proof, {
    path,
    maxAge: secondsKept,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, settings),
  });

/** The proof that the calling browser keeps, if it signed up of late. */
export const keptProof = (c: Context<AppEnv>): string | undefined => getCookie(c, name);
