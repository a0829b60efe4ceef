import * as v from 'valibot';
import type { Authentication, ExchangePurpose, SignedIn } from '../../../application/account/Authentication.ts';
import type { SignInDraft } from '../../../domain/account/SignInDraft.ts';
import { readToken } from '../../../domain/session/readToken.ts';
import { readUser } from '../../../domain/session/readUser.ts';
import type { User } from '../../../domain/session/User.ts';
import { anything, done } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const signedIn = v.pipe(
  v.object({
    token: v.pipe(v.unknown(), v.transform(readToken)),
    user: v.pipe(
      anything<Readonly<Record<keyof User, unknown>>>(),
      v.transform((user) => readUser(user)),
    ),
  }),
  v.rawTransform<{ token: string | undefined; user: SignedIn['user'] | undefined }, SignedIn>(
    ({ dataset, addIssue, NEVER }) => {
      const { token, user } = dataset.value;
      if (token !== undefined && user !== undefined) return { token, user };
      addIssue({ message: 'neither token nor user' });
      return NEVER;
    },
  ),
);

/** The auth service over HTTP (seed §7). */
export class AxiosAuthentication implements Authentication {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  signIn(credentials: SignInDraft): Promise<SignedIn> {
    return this.#http.call('POST /api/v1/login', { body: credentials, answer: dataOf(signedIn) });
  }

  exchange(token: string, purpose: ExchangePurpose): Promise<SignedIn> {
    return this.#http.call('POST /api/v1/utils/exchange-token', {
      body: { token, purpose: purpose === 'newTab' ? 'handOver' : purpose },
      answer: dataOf(signedIn),
      background: purpose !== 'handOver',
    });
  }

  async signOut(): Promise<void> {
    await this.#http.call('POST /api/v1/logout', { answer: done, background: true });
  }
}
