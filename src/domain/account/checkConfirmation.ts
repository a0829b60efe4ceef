import { checkEmail } from '../contact/checkEmail.ts';
import type { Problems } from '../record/Problem.ts';
import { checkCode } from './checkCode.ts';

interface ConfirmationDraft {
  readonly username: string;
  readonly otp: string;
}

/** Checks the account confirmation form, field by field. */
export const checkConfirmation = ({ username, otp }: ConfirmationDraft): Problems<keyof ConfirmationDraft> => ({
  username: checkEmail(username),
  otp: checkCode(otp),
});
