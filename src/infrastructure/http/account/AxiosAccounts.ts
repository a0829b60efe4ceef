import * as v from 'valibot';
import type { Accounts, Confirmed } from '../../../application/account/Accounts.ts';
import type { NewPasswordDraft } from '../../../domain/account/NewPasswordDraft.ts';
import type { SignUpDraft } from '../../../domain/account/SignUpDraft.ts';
import type { Audience } from '../../../domain/audience/Audience.ts';
import { ownField } from '../../../domain/outside/ownField.ts';
import { anything, ignored } from '../answers.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const named = ignored(['username']);
/** A service that does not tell keeps every password. */
const confirmed = v.pipe(
  anything<{ readonly data: { readonly username: unknown; readonly needsPassword: unknown } }>(),
  v.transform((answer): Confirmed => ({ needsPassword: ownField(ownField(answer, 'data'), 'needsPassword') === true })),
);
const paced = ignored(['resendAfterSeconds']);

/** The users service over HTTP (seed §7). */
export class AxiosAccounts implements Accounts {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  async signUp(draft: SignUpDraft, audience: Audience): Promise<void> {
    const body = { ...draft, audience };
    await this.#http.call('POST /api/v1/users', { body, answer: named });
  }

  confirm(username: string, otp: string): Promise<Confirmed> {
    return this.#http.call('POST /api/v1/users/otp', { body: { username, otp }, answer: confirmed });
  }

  async resendCode(username: string): Promise<void> {
    await this.#http.call('GET /api/v1/otp', { query: { username }, answer: paced, retried: false });
  }

  async startPasswordReset(username: string): Promise<void> {
    await this.#http.call('POST /api/v1/users/reset-password', { query: { username }, answer: paced });
  }

  async savePassword(draft: NewPasswordDraft): Promise<void> {
    await this.#http.call('POST /api/v1/users/save-password', { body: draft, answer: named });
  }
}
