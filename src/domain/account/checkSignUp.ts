import { checkEmail } from './checkEmail.ts';
import { checkName } from './checkName.ts';
import { checkPassword } from './checkPassword.ts';
import { checkPhone } from './checkPhone.ts';
import type { FieldProblems } from './FieldProblems.ts';
import { problemsOnly } from './problemsOnly.ts';
import type { SignUpDraft } from './SignUpDraft.ts';

/** What is wrong with a sign-up, field by field; the users service enforces the same. */
export const checkSignUp = ({ company, name, email, phone, password }: SignUpDraft): FieldProblems<keyof SignUpDraft> =>
  problemsOnly({
    company: checkName(company),
    name: checkName(name),
    email: checkEmail(email),
    phone: checkPhone(phone),
    password: checkPassword(password, email),
  });
