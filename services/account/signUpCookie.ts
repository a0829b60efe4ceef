import type { Context } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { readOwnCookie, setOwnCookie } from '../web/ownCookie.ts';
import type { SignUpProofs } from './signUpProof.ts';

type ProxySettings = Pick<Settings, 'trustedProxies'>;

const names = { ofPassword: 'sign-up', ofUsername: 'signed-up-as' } as const;
const maxAgeSeconds = 24 * 3600;

/** Stores a sign-up's proofs in cookies. */
export const setSignUpCookies = (c: Context<AppEnv>, settings: ProxySettings, proofs: SignUpProofs): void => {
  setOwnCookie(c, settings, { name: names.ofPassword, value: proofs.ofPassword, maxAgeSeconds });
  setOwnCookie(c, settings, { name: names.ofUsername, value: proofs.ofUsername, maxAgeSeconds });
};

/** One of the proofs in the caller's cookies, if any. */
export const readSignUpCookie = (
  c: Context<AppEnv>,
  settings: ProxySettings,
  which: keyof SignUpProofs,
): string | undefined => readOwnCookie(c, settings, names[which]);
