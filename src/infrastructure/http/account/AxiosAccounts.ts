import type { Accounts } from '../../../application/account/Accounts.ts';
import type { NewPasswordDraft } from '../../../domain/account/NewPasswordDraft.ts';
import type { SignUpDraft } from '../../../domain/account/SignUpDraft.ts';
import type { Audience } from '../../../domain/audience/Audience.ts';
import { ignored } from '../answers.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const named = ignored(['username']);
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

  async confirm(username: string, otp: string): Promise<void> {
    await this.#http.call('POST /api/v1/users/otp', { body: { username, otp }, answer: named });
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
