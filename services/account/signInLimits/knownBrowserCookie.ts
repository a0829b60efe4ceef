import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { normaliseEmail } from '../../fields/normaliseEmail.ts';
import type { Settings } from '../../settings/Settings.ts';
import type { AppEnv } from '../../web/AppEnv.ts';
import { readOwnCookie, setOwnCookie } from '../../web/ownCookie.ts';
import { knownFor } from './knownBrowser.ts';

type ProxySettings = Pick<Settings, 'trustedProxies'>;

/** A cookie per account, because people share browsers. */
const nameOf = (username: string): string =>
  `known-${createHash('sha256').update(normaliseEmail(username)).digest('hex').slice(0, 16)}`;

/** Stores the proof that this browser has signed in to the account. */
export const setKnownBrowserCookie = (
  c: Context<AppEnv>,
  settings: ProxySettings,
  username: string,
  proof: string,
): void => setOwnCookie(c, settings, { name: nameOf(username), value: proof, maxAgeSeconds: knownFor / 1000 });

/** The proof that this browser holds for the account, if any. */
export const readKnownBrowserCookie = (
  c: Context<AppEnv>,
  settings: ProxySettings,
  username: string,
): string | undefined => readOwnCookie(c, settings, nameOf(username));
