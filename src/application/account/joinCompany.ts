import type { ServiceIdentifier } from 'inversify';
import type { NewPasswordDraft } from '../../domain/account/NewPasswordDraft.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import type { FinishPasswordReset } from './finishPasswordReset.ts';
import type { SignIn } from './signIn.ts';

/** Returns whether the person is signed in. */
export type JoinCompany = (draft: NewPasswordDraft) => Promise<boolean>;
export const JoinCompany: ServiceIdentifier<JoinCompany> = Symbol('JoinCompany');

/**
 * Saves the first password of somebody who was invited, and signs in with it as the sign-in page would. Throws only if it was not saved:
 * whoever could not be signed in does it themselves.
 */
export const joinCompany =
  (savePassword: FinishPasswordReset, signIn: SignIn): JoinCompany =>
  async (draft) => {
    await savePassword(draft);
    try {
      await signIn(draft);
      return true;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      return false;
    }
  };
