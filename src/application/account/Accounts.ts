import type { ServiceIdentifier } from 'inversify';
import type { NewPasswordDraft } from '../../domain/account/NewPasswordDraft.ts';
import type { SignUpDraft } from '../../domain/account/SignUpDraft.ts';
import type { Audience } from '../../domain/audience/Audience.ts';

export interface Confirmed {
  /** Whether a password has to be chosen before signing in: the one that was typed may be a stranger's. */
  readonly needsPassword: boolean;
}

/** The users service (seed §7): sign-up, confirmation and password reset. */
export interface Accounts {
  signUp(draft: SignUpDraft, audience: Audience): Promise<void>;
  confirm(username: string, otp: string): Promise<Confirmed>;
  resendCode(username: string): Promise<void>;
  startPasswordReset(username: string): Promise<void>;
  savePassword(draft: NewPasswordDraft): Promise<void>;
}
export const Accounts: ServiceIdentifier<Accounts> = Symbol('Accounts');
