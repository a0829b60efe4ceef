import { checkCode } from './checkCode.ts';
import { checkEmail } from '../contact/checkEmail.ts';
import { checkPassword } from './checkPassword.ts';
import type { FieldProblems } from '../form/FieldProblems.ts';
import type { NewPasswordDraft } from './NewPasswordDraft.ts';
import { problemsOnly } from '../form/problemsOnly.ts';

/** What is wrong with a new password and the code that allows it, field by field. */
export const checkNewPassword = ({
  username,
  otp,
  password,
}: NewPasswordDraft): FieldProblems<keyof NewPasswordDraft> =>
  problemsOnly({
    username: checkEmail(username),
    otp: checkCode(otp),
    password: checkPassword(password, username),
  });
