import * as v from 'valibot';
import type { AccountSecurity } from '../../../application/account/AccountSecurity.ts';
import type { SignedIn } from '../../../application/account/Authentication.ts';
import type { OwnSignIn } from '../../../domain/account/OwnSignIn.ts';
import type { PasswordChangeDraft } from '../../../domain/account/PasswordChangeDraft.ts';
import { done, idAnswer, ignoring, instantAnswer } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';
import { signedInAnswer } from './signedInAnswer.ts';

const signIns = dataOf(
  listAnswer(
    ignoring(
      ['endsAt'],
      v.object({
        id: idAnswer,
        startedAt: instantAnswer,
        lastUsedAt: instantAnswer,
        userAgent: v.string(),
        isCurrent: v.boolean(),
      }),
    ),
  ),
);

/** A person's own password over the users service, and sign-ins over the auth service. */
export class AxiosAccountSecurity implements AccountSecurity {
  readonly #users: ServiceHttp;
  readonly #auth: ServiceHttp;

  constructor(users: ServiceHttp, auth: ServiceHttp) {
    this.#users = users;
    this.#auth = auth;
  }

  changePassword({ currentPassword, password }: PasswordChangeDraft): Promise<SignedIn> {
    const body = { currentPassword, password };
    return this.#users.call('PUT /api/v1/users/password', { body, answer: signedInAnswer });
  }

  confirmPassword(password: string): Promise<SignedIn> {
    return this.#users.call('POST /api/v1/users/confirm-password', { body: { password }, answer: signedInAnswer });
  }

  signIns(signal?: AbortSignal): Promise<readonly OwnSignIn[]> {
    return this.#auth.call('GET /api/v1/sign-ins', { answer: signIns, background: true, signal });
  }

  async end(id: string): Promise<void> {
    await this.#auth.call('DELETE /api/v1/sign-ins/{id}', { params: { id }, answer: done });
  }

  async endOthers(): Promise<void> {
    await this.#auth.call('DELETE /api/v1/sign-ins', { answer: done });
  }
}
