import { normaliseEmail } from '../fields/normaliseEmail.ts';
import { Refusal } from '../web/Refusal.ts';
import type { AccountServices } from './AccountServices.ts';
import type { SignedIn } from './sessions/SignedIn.ts';
import { startSession } from './sessions/startSession.ts';
import { toSignedInUser } from './sessions/toSignedInUser.ts';
import {
  countFailure,
  forgetFailures,
  secondsAccountLocked,
  secondsLocked,
  secondsNetworkLocked,
} from './signInLimits/failures.ts';
import { isKnownBrowser, rememberBrowser } from './signInLimits/knownBrowser.ts';
import { ofBrowser, ofNetwork } from './signInLimits/signInLimits.ts';

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** The client's address, for IPv6 its network. */
  readonly peer: string;
  /** What the browser kept from its last sign-in to this account. */
  readonly browserProof: string | undefined;
  readonly userAgent: string;
}

/** A session, and the proof by which the browser is known at its next sign-in. */
interface Entered {
  readonly signedIn: SignedIn;
  readonly browserProof: string;
}

/**
 * Signs in by password. Undefined for a wrong password and for an unknown, unconfirmed or disabled account. `locked` for a locked
 * one, which only the log may mention. Each costs one hash, and all else it costs depends on earlier tries alone, for unknown
 * accounts too, so that neither answer nor time reveals anything.
 * Throws 429 while the network is locked.
 */
export async function signIn(
  services: AccountServices,
  { username, password, peer, browserProof, userAgent }: Attempt,
): Promise<Entered | 'locked' | undefined> {
  const { db, clock, passwords } = services;
  const email = normaliseEmail(username);
  const isKnown = browserProof !== undefined && (await isKnownBrowser(db, email, browserProof));
  const counter = isKnown ? ofBrowser(email, browserProof) : ofNetwork(email, peer);

  const find = () => db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
  return passwords.check(
    find,
    password,
    async (account, isRight) => {
      const now = clock.now();
      const networkLock = isKnown ? 0 : await secondsNetworkLocked(db, counter, now);
      if (networkLock > 0) throw tooManyFromNetwork(networkLock);
      const ownLock = await secondsLocked(db, counter, now);
      const accountLock = isKnown ? 0 : await secondsAccountLocked(db, counter, now);
      // Counts nothing while it is locked, and takes as long as for a wrong password.
      if (ownLock > 0) await countFailure(db, counter, now);
      if (ownLock > 0 || accountLock > 0) return 'locked';
      if (!account || !isRight || !account.confirmed_at || account.disabled_at) {
        await countFailure(db, counter, now);
        return undefined;
      }
      await forgetFailures(db, counter);
      const token = await startSession(services, account, userAgent);
      if (token === undefined) return undefined;
      const signedIn = { token, user: toSignedInUser(account) };
      return { signedIn, browserProof: await rememberBrowser(services, account.id, browserProof) };
    },
    peer,
  );
}

const tooManyFromNetwork = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, 'Too many sign-ins from your network have failed. Try again later.', {
    retryAfterSeconds,
    event: 'sign_in_locked',
  });
