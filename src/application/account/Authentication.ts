import type { ServiceIdentifier } from 'inversify';
import type { SignInDraft } from '../../domain/account/SignInDraft.ts';
import type { User } from '../../domain/session/User.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/**
 * `session` issues a fresh session token; `handOver` a one-use token for another host of the brand, `newTab` one for a
 * tab of this host, asked for in the background.
 */
export type ExchangePurpose = 'session' | 'handOver' | 'newTab';

/** The auth service (seed §7). Wrong credentials fail as `refused`, never `unauthorised`, so no session ends. */
export interface Authentication {
  signIn(credentials: SignInDraft): Promise<SignedIn>;
  exchange(token: string, purpose: ExchangePurpose): Promise<SignedIn>;
  /** Revokes the current token. */
  signOut(): Promise<void>;
}
export const Authentication: ServiceIdentifier<Authentication> = Symbol('Authentication');
