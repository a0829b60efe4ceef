import type { ServiceIdentifier } from 'inversify';
import { normaliseCode } from '../../domain/account/normaliseCode.ts';
import { normaliseEmail } from '../../domain/contact/normaliseEmail.ts';
import type { Accounts, Confirmed } from './Accounts.ts';

export type ConfirmAccount = (username: string, otp: string) => Promise<Confirmed>;
export const ConfirmAccount: ServiceIdentifier<ConfirmAccount> = Symbol('ConfirmAccount');

/** Confirms an account with a one-time code (seed §7). */
export const confirmAccount =
  (accounts: Accounts): ConfirmAccount =>
  (username, otp) =>
    accounts.confirm(normaliseEmail(username), normaliseCode(otp));
