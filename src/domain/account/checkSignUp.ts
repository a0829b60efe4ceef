import { checkEmail } from '../contact/checkEmail.ts';
import { checkPhone } from '../contact/checkPhone.ts';
import { checkName } from '../form/checkName.ts';
import type { Problems } from '../record/Problem.ts';
import { checkPassword } from './checkPassword.ts';
import type { SignUpDraft } from './SignUpDraft.ts';

/** What is wrong with a sign-up, field by field; the users service enforces the same. */
export const checkSignUp = ({ company, name, email, phone, password }: SignUpDraft): Problems<keyof SignUpDraft> => ({
  company: checkName(company),
  name: checkName(name),
  email: checkEmail(email),
  phone: checkPhone(phone),
  password: checkPassword(password, email),
});
