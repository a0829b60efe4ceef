import type { Problems } from '../record/Problem.ts';
import { checkPassword } from './checkPassword.ts';
import type { PasswordChangeDraft } from './PasswordChangeDraft.ts';

/** Checks the form field by field; `email` and `names` must not be the new password. */
export const checkPasswordChange = (
  { currentPassword, password }: PasswordChangeDraft,
  email: string,
  names: readonly string[],
): Problems<keyof PasswordChangeDraft> => ({
  currentPassword: currentPassword === '' ? { code: 'required' } : undefined,
  password:
    checkPassword(password, email, names) ??
    (password === currentPassword ? { code: 'password_unchanged' } : undefined),
});
