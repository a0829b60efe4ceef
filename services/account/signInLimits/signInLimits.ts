import { createHash } from 'node:crypto';

/** Failures count for this long, in milliseconds. */
export const countedFor = 24 * 3_600_000;

/** Failures without consequence; the next one locks. */
export const allowed = {
  /** Of one account from one network or known browser. */
  account: 4,
  /** Accounts that failed from one network: a password tried on many. More than an office mistypes in a day. */
  network: 20,
  /** Of one account from all networks together. */
  everywhere: 100,
} as const;

/** What is counted together. */
export interface Counter {
  readonly account: string;
  readonly source: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Begins the source of each counter of a network. */
export const networkPrefix = 'network:';

/** The key under which an account's failures are counted. */
export const accountKey = (email: string): string => digest(`account ${email}`);

/** Failures of a known browser at one account: nobody else's lock it. */
export const ofBrowser = (email: string, proof: string): Counter => ({
  account: accountKey(email),
  source: `browser:${digest(proof)}`,
});

/** Failures of all browsers in one network (`peer`: its address) at one account, but for the known ones. */
export const ofNetwork = (email: string, peer: string): Counter => ({
  account: accountKey(email),
  source: `${networkPrefix}${digest(peer)}`,
});

/** Wrong current passwords typed in one session. */
export const ofSession = (signInId: string): Counter => ({ account: digest(`session ${signInId}`), source: '' });
