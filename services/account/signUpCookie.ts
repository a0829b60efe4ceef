import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { readOwnCookie, setOwnCookie } from '../web/ownCookie.ts';

const name = 'sign-up';
const maxAgeSeconds = 24 * 3600;

/** Stores a sign-up's proof in a cookie. */
export const setSignUpCookie = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>, proof: string): void =>
  setOwnCookie(c, settings, { name, value: proof, maxAgeSeconds });

/** The proof in the caller's cookie, if any. */
export const readSignUpCookie = (c: Context<AppEnv>, settings: Pick<Settings, 'trustedProxies'>): string | undefined =>
  readOwnCookie(c, settings, name);
