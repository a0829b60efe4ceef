import type { ServiceIdentifier } from 'inversify';
import type { PasswordChangeDraft } from '../../domain/account/PasswordChangeDraft.ts';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { AccountSecurity } from './AccountSecurity.ts';

export type ChangePassword = (draft: PasswordChangeDraft) => Promise<void>;
export const ChangePassword: ServiceIdentifier<ChangePassword> = Symbol('ChangePassword');

/** Changes the password, and stays signed in here with the token that comes with it. */
export const changePassword =
  (security: AccountSecurity, store: SessionStore): ChangePassword =>
  async (draft) => {
    const { token, user } = await security.changePassword(draft);
    store.signIn(token, user);
  };
