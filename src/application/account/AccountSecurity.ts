import type { ServiceIdentifier } from 'inversify';
import type { OwnSignIn } from '../../domain/account/OwnSignIn.ts';
import type { PasswordChangeDraft } from '../../domain/account/PasswordChangeDraft.ts';
import type { SignedIn } from './Authentication.ts';

/** What a signed-in person does about the own password and sign-ins. A wrong password is refused for its field, and never ends the session. */
export interface AccountSecurity {
  /** Ends every other sign-in. The token of this one is replaced. */
  changePassword(draft: PasswordChangeDraft): Promise<SignedIn>;
  /** For what asks for a password typed within the last minutes. The token is replaced. */
  confirmPassword(password: string): Promise<SignedIn>;
  /** The live ones, last used first. */
  signIns(signal?: AbortSignal): Promise<readonly OwnSignIn[]>;
  /** Refused with `password_needed` unless the password was typed within the last minutes, like `endOthers`. */
  end(id: string): Promise<void>;
  endOthers(): Promise<void>;
}
export const AccountSecurity: ServiceIdentifier<AccountSecurity> = Symbol('AccountSecurity');
