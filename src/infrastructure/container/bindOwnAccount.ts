import type { Container } from 'inversify';
import { AccountSecurity } from '../../application/account/AccountSecurity.ts';
import { ChangePassword, changePassword } from '../../application/account/changePassword.ts';
import { ConfirmPassword, confirmPassword } from '../../application/account/confirmPassword.ts';
import { EndSignIns, endSignIns } from '../../application/account/endSignIns.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { AxiosAccountSecurity } from '../http/account/AxiosAccountSecurity.ts';
import { httpOf } from './serviceClients.ts';

/** What a signed-in person does about the own account. */
export const bindOwnAccount = (container: Container): void => {
  container
    .bind(AccountSecurity)
    .toResolvedValue((users, auth) => new AxiosAccountSecurity(users, auth), [httpOf('users'), httpOf('auth')]);
  container.bind(ChangePassword).toResolvedValue(changePassword, [AccountSecurity, SessionStore]);
  container.bind(ConfirmPassword).toResolvedValue(confirmPassword, [AccountSecurity, SessionStore]);
  container.bind(EndSignIns).toResolvedValue(endSignIns, [AccountSecurity]);
};
