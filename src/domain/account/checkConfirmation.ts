import { checkCode } from './checkCode.ts';
import { checkEmail } from '../contact/checkEmail.ts';
import type { FieldProblems } from '../form/FieldProblems.ts';
import { problemsOnly } from '../form/problemsOnly.ts';

interface ConfirmationDraft {
  readonly username: string;
  readonly otp: string;
}

/** What is wrong with a confirmation by one-time code, field by field. */
export const checkConfirmation = ({ username, otp }: ConfirmationDraft): FieldProblems<keyof ConfirmationDraft> =>
  problemsOnly({ username: checkEmail(username), otp: checkCode(otp) });
