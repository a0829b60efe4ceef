import type { ServiceIdentifier } from 'inversify';
import { normaliseCode } from '../../domain/account/normaliseCode.ts';
import type { NewPasswordDraft } from '../../domain/account/NewPasswordDraft.ts';
import { normaliseEmail } from '../../domain/contact/normaliseEmail.ts';
import type { Accounts } from './Accounts.ts';

export type FinishPasswordReset = (draft: NewPasswordDraft) => Promise<void>;
export const FinishPasswordReset: ServiceIdentifier<FinishPasswordReset> = Symbol('FinishPasswordReset');

/** Saves the new password, which ends all sessions of the account (seed §7). */
export const finishPasswordReset =
  (accounts: Accounts): FinishPasswordReset =>
  ({ username, otp, password }) =>
    accounts.savePassword({ username: normaliseEmail(username), otp: normaliseCode(otp), password });
