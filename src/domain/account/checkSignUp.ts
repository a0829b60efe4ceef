import { checkEmail } from '../contact/checkEmail.ts';
import { checkPhone } from '../contact/checkPhone.ts';
import { checkName } from '../form/checkName.ts';
import type { Problems } from '../record/Problem.ts';
import { checkPassword } from './checkPassword.ts';
import type { SignUpDraft } from './SignUpDraft.ts';

/** Checks the sign-up form, field by field. The users service applies the same rules. */
export const checkSignUp = ({ company, name, email, phone, password }: SignUpDraft): Problems<keyof SignUpDraft> => ({
  company: checkName(company),
  name: checkName(name),
  email: checkEmail(email),
  phone: checkPhone(phone),
  password: checkPassword(password, email, [company]),
});
