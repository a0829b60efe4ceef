import type { ServiceIdentifier } from 'inversify';
import { normaliseEmail } from '../../domain/contact/normaliseEmail.ts';
import type { Accounts } from './Accounts.ts';

export type ResendCode = (username: string) => Promise<void>;
export const ResendCode: ServiceIdentifier<ResendCode> = Symbol('ResendCode');

/** Mails a new confirmation code; the old one becomes invalid (seed §7). */
export const resendCode =
  (accounts: Accounts): ResendCode =>
  (username) =>
    accounts.resendCode(normaliseEmail(username));
