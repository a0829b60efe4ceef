import type { ServiceIdentifier } from 'inversify';
import { normaliseEmail } from '../../domain/contact/normaliseEmail.ts';
import type { SignInDraft } from '../../domain/account/SignInDraft.ts';
import type { Authentication } from './Authentication.ts';
import type { SessionStore } from '../shared/SessionStore.ts';

export type SignIn = (credentials: SignInDraft) => Promise<void>;
export const SignIn: ServiceIdentifier<SignIn> = Symbol('SignIn');

/** Signs in and stores token and user in the session (seed §7, §3). */
export const signIn =
  (authentication: Authentication, store: SessionStore): SignIn =>
  async ({ username, password }) => {
    const { token, user } = await authentication.signIn({ username: normaliseEmail(username), password });
    store.signIn(token, user);
  };
