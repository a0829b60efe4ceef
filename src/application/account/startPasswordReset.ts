import type { ServiceIdentifier } from 'inversify';
import { normaliseEmail } from '../../domain/contact/normaliseEmail.ts';
import type { Accounts } from './Accounts.ts';

export type StartPasswordReset = (username: string) => Promise<void>;
export const StartPasswordReset: ServiceIdentifier<StartPasswordReset> = Symbol('StartPasswordReset');

/** Mails a reset code if the account exists (seed §7). */
export const startPasswordReset =
  (accounts: Accounts): StartPasswordReset =>
  (username) =>
    accounts.startPasswordReset(normaliseEmail(username));
