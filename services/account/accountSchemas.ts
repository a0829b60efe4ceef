import * as v from 'valibot';
import { countryField } from '../fields/countryField.ts';
import { emailField } from '../fields/emailField.ts';
import { phoneField } from '../fields/phoneField.ts';
import { plainText } from '../fields/plainText.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { audiences } from './Audience.ts';
import { isOwnEmail } from './passwords/isOwnEmail.ts';
import { enteredPassword } from './passwords/enteredPassword.ts';
import { newPassword } from './passwords/newPassword.ts';
import { problem } from '../web/problems/problem.ts';

const otp = v.pipe(v.string(), v.regex(/^\d{6}$/, problem('notSixDigits')));
const ownEmail = problem('passwordIsEmail');

export const signUpBody = v.pipe(
  v.strictObject({
    company: plainText(120),
    name: plainText(120),
    email: emailField,
    phone: phoneField,
    password: newPassword,
    audience: v.picklist(audiences),
  }),
  v.forward(
    v.partialCheck([['email'], ['password']], ({ email, password }) => !isOwnEmail(password, email), ownEmail),
    ['password'],
  ),
);

export type SignUpDraft = v.InferOutput<typeof signUpBody>;

export const confirmationBody = v.strictObject({ username: plainText(254), otp });

export const newPasswordBody = v.pipe(
  v.strictObject({ username: plainText(254), otp, password: newPassword }),
  v.forward(
    v.partialCheck([['username'], ['password']], ({ username, password }) => !isOwnEmail(password, username), ownEmail),
    ['password'],
  ),
);

export const changePasswordBody = v.strictObject({ currentPassword: enteredPassword, password: newPassword });

export const ownPasswordBody = v.strictObject({ password: enteredPassword });

export const regionBody = v.strictObject({ region: v.nullable(countryField) });

export const usernameQuery = v.strictObject({ username: plainText(254) });

export const usernameAnswer = v.object({ username: v.string() });

/** `needsPassword` if the account has none that can be used: one is chosen by mailed code. */
export const confirmationAnswer = v.object({ username: v.string(), needsPassword: v.boolean() });

export const resendAnswer = v.object({ resendAfterSeconds: wholeNumber });
