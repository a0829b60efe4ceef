import type { Authentication, ExchangePurpose, SignedIn } from '../../../application/account/Authentication.ts';
import type { SignInDraft } from '../../../domain/account/SignInDraft.ts';
import { done } from '../answers.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { signedInAnswer } from './signedInAnswer.ts';

/** The auth service over HTTP (seed §7). */
export class AxiosAuthentication implements Authentication {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  signIn(credentials: SignInDraft): Promise<SignedIn> {
    return this.#http.call('POST /api/v1/login', { body: credentials, answer: signedInAnswer });
  }

  exchange(token: string, purpose: ExchangePurpose): Promise<SignedIn> {
    return this.#http.call('POST /api/v1/utils/exchange-token', {
      body: { token, purpose: purpose === 'newTab' ? 'handOver' : purpose },
      answer: signedInAnswer,
      background: purpose !== 'handOver',
    });
  }

  async signOut(): Promise<void> {
    await this.#http.call('POST /api/v1/logout', { answer: done, background: true });
  }
}
