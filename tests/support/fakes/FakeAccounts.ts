import type { Accounts } from '../../../src/application/account/Accounts.ts';
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

  signUp(draft: SignUpDraft, audience: Audience): Promise<void> {
    this.signUps.push({ draft, audience });
    return settle(this.outcome);
  }

  confirm(username: string, otp: string): Promise<void> {
    this.confirmations.push({ username, otp });
    return settle(this.outcome);
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
