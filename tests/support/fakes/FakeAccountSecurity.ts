import type { AccountSecurity } from '../../../src/application/account/AccountSecurity.ts';
import type { SignedIn } from '../../../src/application/account/Authentication.ts';
import type { OwnSignIn } from '../../../src/domain/account/OwnSignIn.ts';
import type { PasswordChangeDraft } from '../../../src/domain/account/PasswordChangeDraft.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import { signedInFactory } from '../factories/signedInFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

const passwordNeeded = new Failure({
  kind: 'refused',
  status: 409,
  reason: 'password_needed',
  message: 'Enter your password again first.',
  errors: [],
});

/** A person's password and sign-ins; ends them once the password was typed, if it `asks` for it. */
export class FakeAccountSecurity implements AccountSecurity {
  readonly changes: PasswordChangeDraft[] = [];
  readonly confirmed: string[] = [];
  live: readonly OwnSignIn[] = [];
  asks = false;
  whenChanging: Outcome<SignedIn> = signedInFactory.build();
  whenConfirming: Outcome<SignedIn> = signedInFactory.build();

  changePassword(draft: PasswordChangeDraft): Promise<SignedIn> {
    this.changes.push(draft);
    return settle(this.whenChanging);
  }

  async confirmPassword(password: string): Promise<SignedIn> {
    this.confirmed.push(password);
    const signedIn = await settle(this.whenConfirming);
    this.asks = false;
    return signedIn;
  }

  signIns(): Promise<readonly OwnSignIn[]> {
    return Promise.resolve(this.live);
  }

  end(id: string): Promise<void> {
    return this.#keep((signIn) => signIn.id !== id);
  }

  endOthers(): Promise<void> {
    return this.#keep(({ isCurrent }) => isCurrent);
  }

  async #keep(isKept: (signIn: OwnSignIn) => boolean): Promise<void> {
    if (this.asks) throw passwordNeeded;
    this.live = this.live.filter(isKept);
  }
}
