import * as v from 'valibot';
import type { Accounts } from '../../../application/account/Accounts.ts';
import type { NewPasswordDraft } from '../../../domain/account/NewPasswordDraft.ts';
import type { SignUpDraft } from '../../../domain/account/SignUpDraft.ts';
import type { Audience } from '../../../domain/audience/Audience.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const answer = v.unknown();

/** The users service over HTTP (seed §7). */
export class AxiosAccounts implements Accounts {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  async signUp(draft: SignUpDraft, audience: Audience): Promise<void> {
    const body = { ...draft, audience };
    await this.#http.call({ method: 'POST', path: '/api/v1/users', body, answer });
  }

  async confirm(username: string, otp: string): Promise<void> {
    await this.#http.call({ method: 'POST', path: '/api/v1/users/otp', body: { username, otp }, answer });
  }

  async resendCode(username: string): Promise<void> {
    await this.#http.call({ method: 'GET', path: '/api/v1/otp', query: { username }, answer, retried: false });
  }

  async startPasswordReset(username: string): Promise<void> {
    await this.#http.call({ method: 'POST', path: '/api/v1/users/reset-password', query: { username }, answer });
  }

  async savePassword(draft: NewPasswordDraft): Promise<void> {
    await this.#http.call({ method: 'POST', path: '/api/v1/users/save-password', body: draft, answer });
  }
}
