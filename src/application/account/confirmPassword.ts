import type { ServiceIdentifier } from 'inversify';
import type { SessionStore } from '../shared/SessionStore.ts';
import type { AccountSecurity } from './AccountSecurity.ts';

export type ConfirmPassword = (password: string) => Promise<void>;
export const ConfirmPassword: ServiceIdentifier<ConfirmPassword> = Symbol('ConfirmPassword');

/** Shows the services that it is still the person who signed in. */
export const confirmPassword =
  (security: AccountSecurity, store: SessionStore): ConfirmPassword =>
  async (password) => {
    const { token, user } = await security.confirmPassword(password);
    store.signIn(token, user);
  };
