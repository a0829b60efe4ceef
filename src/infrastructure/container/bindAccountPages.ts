import type { Container } from 'inversify';
import { Accounts } from '../../application/account/Accounts.ts';
import { SignUp, signUp } from '../../application/account/signUp.ts';
import { ConfirmAccount, confirmAccount } from '../../application/account/confirmAccount.ts';
import { JoinCompany, joinCompany } from '../../application/account/joinCompany.ts';
import { ResendCode, resendCode } from '../../application/account/resendCode.ts';
import { SignIn } from '../../application/account/signIn.ts';
import { StartPasswordReset, startPasswordReset } from '../../application/account/startPasswordReset.ts';
import { FinishPasswordReset, finishPasswordReset } from '../../application/account/finishPasswordReset.ts';
import { BrandCompany } from '../../application/company/BrandCompany.ts';
import { ResolveCompany } from '../../application/company/resolveCompany.ts';
import { Navigation } from '../../application/shared/Navigation.ts';
import { SessionStore } from '../../application/shared/SessionStore.ts';
import { AxiosAccounts } from '../http/account/AxiosAccounts.ts';
import { httpOf } from './serviceClients.ts';

/** Sign-up, confirmation and password reset. */
export const bindAccountPages = (container: Container): void => {
  container.bind(Accounts).toResolvedValue((http) => new AxiosAccounts(http), [httpOf('users')]);

  container.bind(SignUp).toResolvedValue(signUp, [Accounts, BrandCompany, ResolveCompany, SessionStore, Navigation]);
  container.bind(ConfirmAccount).toResolvedValue(confirmAccount, [Accounts]);
  container.bind(ResendCode).toResolvedValue(resendCode, [Accounts]);
  container.bind(StartPasswordReset).toResolvedValue(startPasswordReset, [Accounts]);
  container.bind(FinishPasswordReset).toResolvedValue(finishPasswordReset, [Accounts]);
  container.bind(JoinCompany).toResolvedValue(joinCompany, [FinishPasswordReset, SignIn]);
};
