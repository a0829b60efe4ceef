import type { Mail } from '../mail/Mail.ts';
import { codeLimits } from './codes/codeLimits.ts';

/** Nothing in these mails was typed by whoever asked for them: they may go to a stranger's address. */

export const confirmationMail = (to: string, code: string, brand: string | undefined, isContested: boolean): Mail => ({
  to,
  subject: `Confirm your account${at(brand)}`,
  text: `Welcome${brand === undefined ? '' : ` to ${brand}`}!

This code confirms your account. It is valid for ten minutes:

${code}
${isContested ? contested : ''}
If you did not sign up, ignore this mail: without the code nothing happens.
`,
  goodFor: codeLimits.validFor,
});

export const resetMail = (to: string, code: string, brand: string | undefined): Mail => ({
  to,
  subject: `Choose a new password${at(brand)}`,
  text: `Hello,

this code lets you choose a new password${at(brand)}. It is valid for ten minutes:

${code}

If you did not ask for it, ignore this mail: your password stays as it is.
`,
  goodFor: codeLimits.validFor,
});

export const alreadySignedUpMail = (to: string, brand: string | undefined): Mail => ({
  to,
  subject: `You already have an account${at(brand)}`,
  text: `Hello,

someone, probably you, tried to sign up${at(brand)} with this address. You already have an account: sign in with it, or choose
"Forgot your password?" if the password has slipped your mind.

If it was not you, there is nothing to do: your account is as it was.
`,
  goodFor: codeLimits.validFor,
});

const contested = `
This address was used here before: a company added it, or someone signed up with it. As we cannot tell who is who, the password
you typed may not open the account. If it does not once you have confirmed it, choose a new one with "Forgot your password?".
`;

const at = (brand: string | undefined): string => (brand === undefined ? '' : ` at ${brand}`);
