import type { PasswordRule } from '../../../domain/account/passwordRules.ts';
import type { Audience } from '../../../domain/audience/Audience.ts';

/** Texts of the forms of an account other than sign-in, in American English. */
export const accountTextsEnUS = {
  back: 'Back to sign-in',
  signUp: {
    title: 'Create your account',
    lead: {
      fleet: 'Set up your fleet. It takes two minutes.',
      office: 'Set up your office. It takes two minutes.',
    } satisfies Record<Audience, string>,
    company: 'Company name',
    name: 'Your name',
    phone: 'Phone',
    phoneHint: 'With country code, such as +1 415 555 0132',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  confirm: {
    title: 'Check your email',
    lead: 'We sent a 6-digit code to',
    leadUnknown: 'Enter your email address and the 6-digit code we sent you.',
    code: 'Confirmation code',
    submit: 'Confirm account',
    resend: 'Send a new code',
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    resent: 'A new code is on its way. The old one no longer works.',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter your email address, and we will send you a code to set a new password.',
    submit: 'Send code',
    /** From the mail that invites a colleague who has no password yet. */
    invited: {
      title: 'Choose your password',
      lead: 'To join, choose a password. First, we email you a code to make sure the address is yours.',
    },
    /** Right after confirming an account whose password may be a stranger's. */
    confirmed: {
      title: 'Choose your password',
      lead: 'Your account is confirmed. It still needs a password: we will send you a code to choose one.',
    },
  },
  newPassword: {
    title: 'Set a new password',
    lead: 'If you have an account, a 6-digit code is on its way to',
    leadUnknown: 'Enter your email address, the code we sent you and your new password.',
    code: 'Code from the email',
    password: 'New password',
    submit: 'Save new password',
    /** For those who have none yet. */
    first: {
      title: 'Choose your password',
      lead: 'A 6-digit code is on its way to',
      leadUnknown: 'Enter your email address, the code we sent you and a password of your choice.',
      password: 'Password',
      submit: 'Save password',
    },
  },
  passwordRules: {
    length: '8 to 128 characters',
    'not-email': 'Not your email address or the part before the @',
    'not-common': 'Not a common password, and not just everyday words',
  } satisfies Record<PasswordRule['rule'], string>,
  met: 'met',
  notMet: 'not met yet',
  /** Problems by code that only these forms have. */
  problems: {
    missing: {
      company: 'Enter your company name.',
      name: 'Enter your name.',
      phone: 'Enter your phone number.',
      password: 'Choose a password.',
      currentPassword: 'Enter your current password.',
      otp: 'Enter the code.',
    },
    code_format: 'Enter the 6-digit code.',
    wrong_code: 'This code is wrong or has expired.',
    wrong_password: 'This is not your password.',
    password_unchanged: 'This is the password you have now. Choose another.',
    password_email: 'Choose a password other than your email address or the part before the @.',
    password_common: 'This password is too common. Choose another.',
  },
} as const;
