import { createHash } from 'node:crypto';

/** Counts are deleted this long after the last failure, in milliseconds. */
export const forgottenAfter = 24 * 3_600_000;

/** Failures without consequence; the next one locks. */
const allowed = {
  /** Of one account from one network or known browser. */
  account: 4,
  /** Accounts that failed from one network: a password tried on many. More than an office mistypes in a day. */
  network: 20,
  /** Of one account from all unknown browsers together: one account tried from many networks. */
  everywhere: 100,
} as const;

/** What is counted together, and how many failures it may have. */
export interface Counter {
  readonly account: string;
  readonly source: string;
  readonly allowed: number;
}

interface Attempt {
  readonly email: string;
  /** The client's address, for IPv6 its network. */
  readonly peer: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The key under which an account's failures are counted. */
export const accountKey = (email: string): string => digest(`account ${email}`);

/** The only counter of a known browser: nobody else's failures lock it. */
export const ofBrowser = (email: string, proof: string): Counter => ({
  account: accountKey(email),
  source: digest(`browser ${proof}`),
  allowed: allowed.account,
});

/** Wrong current passwords typed in one session. */
export const ofSession = (signInId: string): Counter => ({
  account: digest(`session ${signInId}`),
  source: '',
  allowed: allowed.account,
});

/**
 * The counters of a browser that has not signed in to the account before: its network for this account, all accounts of its network,
 * and this account from everywhere. Any of them locks it.
 */
export const ofStranger = ({ email, peer }: Attempt) => {
  const account = accountKey(email);
  const source = digest(`network ${peer}`);
  return {
    own: { account, source, allowed: allowed.account },
    network: { account: '', source, allowed: allowed.network },
    everywhere: { account, source: '', allowed: allowed.everywhere },
  } as const satisfies Readonly<Record<string, Counter>>;
};
