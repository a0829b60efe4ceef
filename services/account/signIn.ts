import { normaliseEmail } from '../fields/normaliseEmail.ts';
import { Refusal } from '../web/Refusal.ts';
import type { AccountServices } from './AccountServices.ts';
import type { SignedIn } from './sessions/SignedIn.ts';
import { startSession } from './sessions/startSession.ts';
import { countFailure, forgetFailures, secondsLocked } from './signInLimits/failures.ts';
import { isKnownBrowser, rememberBrowser } from './signInLimits/knownBrowser.ts';
import { ofBrowser, ofStranger } from './signInLimits/signInLimits.ts';

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
 * Signs in by password. Undefined for a wrong password and for an unknown, unconfirmed, locked or disabled account: each costs the
 * same look-ups, one hash and the same writes, so that answer and time reveal nothing. Throws 429 while the network is locked.
 */
export async function signIn(
  services: AccountServices,
  { username, password, peer, browserProof, userAgent }: Attempt,
): Promise<Entered | undefined> {
  const { db, clock, passwords } = services;
  const email = normaliseEmail(username);
  const isKnown = browserProof !== undefined && (await isKnownBrowser(db, email, browserProof));
  const stranger = ofStranger({ email, peer });
  const own = isKnown ? ofBrowser(email, browserProof) : stranger.own;
  const counters = isKnown ? [own] : Object.values(stranger);

  const find = () => db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
  return passwords.check(
    find,
    password,
    async (account, isRight) => {
      const locked = await secondsLocked(db, counters, clock.now());
      const networkLock = locked.get(stranger.network);
      if (networkLock !== undefined) throw tooManyFromNetwork(networkLock);

      if (!account || !isRight || locked.size > 0 || !account.confirmed_at || account.disabled_at) {
        const failures = await countFailure(db, own, clock.now());
        if (isKnown || failures === undefined) return undefined;
        await countFailure(db, stranger.everywhere, clock.now());
        if (failures === 1) await countFailure(db, stranger.network, clock.now());
        return undefined;
      }
      await forgetFailures(db, own);
      const token = await startSession(services, account, userAgent);
      if (token === undefined) return undefined;
      const { id, name, phone } = account;
      const signedIn = { token, user: { id, name, email, phone } };
      return { signedIn, browserProof: await rememberBrowser(services, id, browserProof) };
    },
    peer,
  );
}

const tooManyFromNetwork = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, 'Signing in failed for many accounts from your network. Please try again later.', {
    retryAfterSeconds,
  });
