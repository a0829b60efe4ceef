import type { Accounts, Confirmed } from '../../../src/application/account/Accounts.ts';
import type { NewPasswordDraft } from '../../../src/domain/account/NewPasswordDraft.ts';
import type { SignUpDraft } from '../../../src/domain/account/SignUpDraft.ts';
import type { Audience } from '../../../src/domain/audience/Audience.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A users service that records calls and answers as configured. */
export class FakeAccounts implements Accounts {
  readonly signUps: { readonly draft: SignUpDraft; readonly audience: Audience }[] = [];
  readonly confirmations: { readonly username: string; readonly otp: string }[] = [];
  readonly resends: string[] = [];
  readonly resets: string[] = [];
  readonly newPasswords: NewPasswordDraft[] = [];
  outcome: Outcome<void> = undefined;
  needsPassword = false;

  signUp(draft: SignUpDraft, audience: Audience): Promise<void> {
    this.signUps.push({ draft, audience });
    return settle(this.outcome);
  }

  async confirm(username: string, otp: string): Promise<Confirmed> {
    this.confirmations.push({ username, otp });
    await settle(this.outcome);
    return { needsPassword: this.needsPassword };
  }

  resendCode(username: string): Promise<void> {
    this.resends.push(username);
    return settle(this.outcome);
  }

  startPasswordReset(username: string): Promise<void> {
    this.resets.push(username);
    return settle(this.outcome);
  }

  savePassword(draft: NewPasswordDraft): Promise<void> {
    this.newPasswords.push(draft);
    return settle(this.outcome);
  }
}
