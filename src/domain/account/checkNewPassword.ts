import { checkEmail } from '../contact/checkEmail.ts';
import type { Problems } from '../record/Problem.ts';
import { checkCode } from './checkCode.ts';
import { checkPassword } from './checkPassword.ts';
import type { NewPasswordDraft } from './NewPasswordDraft.ts';

/** Checks the new-password form, field by field. */
export const checkNewPassword = ({ username, otp, password }: NewPasswordDraft): Problems<keyof NewPasswordDraft> => ({
  username: checkEmail(username),
  otp: checkCode(otp),
  password: checkPassword(password, username),
});
