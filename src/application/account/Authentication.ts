import type { ServiceIdentifier } from 'inversify';
import type { SignInDraft } from '../../domain/account/SignInDraft.ts';
import type { User } from '../../domain/session/User.ts';

export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** `session` gives a fresh session token, `handOver` a one-use token for another host of the brand. */
export type ExchangePurpose = 'session' | 'handOver';

/** The auth service (seed §7). Wrong credentials are `refused`, never `unauthorised`: no session ends by them. */
export interface Authentication {
  signIn(credentials: SignInDraft): Promise<SignedIn>;
  exchange(token: string, purpose: ExchangePurpose): Promise<SignedIn>;
  /** Revokes the current token at the service. */
  signOut(): Promise<void>;
}
export const Authentication: ServiceIdentifier<Authentication> = Symbol('Authentication');
