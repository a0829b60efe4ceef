import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { normaliseEmail } from '../../fields/normaliseEmail.ts';
import type { Settings } from '../../settings/Settings.ts';
import type { AppEnv } from '../../web/AppEnv.ts';
import { isSecure } from '../../web/isSecure.ts';
import { readCookie } from '../../web/readCookie.ts';
import { knownFor } from './knownBrowser.ts';

const path = '/api/v1/login';

/** A cookie per account, because people share browsers. */
const nameOf = (username: string): string =>
  `known-${createHash('sha256').update(normaliseEmail(username)).digest('hex').slice(0, 16)}`;

/** Stores the proof that this browser has signed in to the account; sent only with its next sign-in. */
export const setKnownBrowserCookie = (
  c: Context<AppEnv>,
  settings: Pick<Settings, 'trustedProxies'>,
  username: string,
  proof: string,
): void =>
  setCookie(c, nameOf(username), proof, {
    path,
    maxAge: knownFor / 1000,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(c, settings),
  });

/** The proof that this browser holds for the account, if any. */
export const readKnownBrowserCookie = (c: Context<AppEnv>, username: string): string | undefined =>
  readCookie(c, nameOf(username));
