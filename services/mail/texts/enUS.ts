import { marketEnUS } from './marketEnUS.ts';
import type { Sender } from './Sender.ts';

/** The words of a letter, for `Mail`. */
interface MailMessage {
  readonly subject: string;
  readonly text: string;
}

interface Code {
  readonly code: string;
  /** Under which the reader knows us; undefined for nobody's. */
  readonly brand: string | undefined;
}

interface NewCode extends Code {
  /** Whether somebody else had to do with the address before. */
  readonly isContested: boolean;
}

interface MemberInvitation {
  /** Undefined where it is better not told. */
  readonly name: string | undefined;
  readonly email: string;
  readonly company: Sender;
  /** The colleague who invites; told of a verified company alone. */
  readonly inviter: string | undefined;
  readonly brand: string | undefined;
  readonly role: keyof typeof articles;
  /** Where the company's front end is. */
  readonly address: string;
  /** Whether the reader has signed in before. */
  readonly isKnown: boolean;
}

interface TruckerInvitation {
  /** Undefined where it is better not told. */
  readonly name: string | undefined;
  readonly company: Sender;
  readonly brand: string | undefined;
  /** What the company writes to the reader; undefined where it writes nothing. */
  readonly message: string | undefined;
  readonly link: string;
  readonly code: string;
  readonly validUntil: Date;
}

const articles = { owner: 'an', dispatcher: 'a', viewer: 'a' } as const;

const contested = `
This address was used here before: a company added it, or someone signed up with it. As we cannot tell whether that was you, your
password may not work. If it does not after you have confirmed your account, choose a new one with "Forgot your password?".
`;

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const at = (brand: string | undefined): string => (brand === undefined ? '' : ` at ${brand}`);
const on = (brand: string | undefined): string => (brand === undefined ? '' : ` on ${brand}`);

const titleOf = (company: Sender, invited: string): string =>
  company.isVerified ? `${company.name} invites you to ${invited}` : `A new company invites you to ${invited}`;

const invites = (company: Sender, invited: string, inviter?: string): string => {
  if (company.isVerified && inviter !== undefined)
    return `${inviter} of ${company.name} has invited you to ${invited}.`;
  if (company.isVerified) return `${company.name} invites you to ${invited}.`;
  const named =
    company.name === undefined ? '' : `\n\nIt goes by the name "${company.name}", which we have not verified.`;
  return `A company that is new here invites you to ${invited}.${named}`;
};

const greeting = (company: Sender, name: string | undefined): string =>
  name !== undefined && company.isVerified ? `Hello ${name},` : 'Hello,';

const signIn = (address: string): string => `To join, sign in as usual and open the company:

${address}

If you do not know this company, ignore this email. You join only by opening the company.
`;

const choosePassword = (address: string, email: string): string => `To join, choose a password for ${email} here:

${address}/authentication/forgot-password?invited#${encodeURIComponent(email)}

We will then email you a code. You join when you sign in with your password.

If you do not know this company, ignore this email. You do not join without a password.
`;

/**
 * Every mail in American English; another locale is another object of this shape (`MailTexts`). Nothing in a mail that anybody may
 * ask for (`confirmation`, `reset`, `firstPassword`, `alreadySignedUp`) was typed by whoever asked: it may go to a stranger's address.
 */
export const enUS = {
  confirmation: ({ code, brand, isContested }: NewCode): MailMessage => ({
    subject: `Confirm your account${at(brand)}`,
    text: `Welcome${brand === undefined ? '' : ` to ${brand}`}!

Enter this code to confirm your account. It is valid for ten minutes:

${code}
${isContested ? contested : ''}
If you did not sign up, ignore this email. Nothing happens without the code.
`,
  }),

  reset: ({ code, brand }: Code): MailMessage => ({
    subject: `Set a new password${at(brand)}`,
    text: `Hello,

Enter this code to set a new password${at(brand)}. It is valid for ten minutes:

${code}

If you did not ask for it, ignore this email. Your password stays the same.
`,
  }),

  /** For an account that has no password yet, because a company added it. */
  firstPassword: ({ code, brand }: Code): MailMessage => ({
    subject: `Choose your password${at(brand)}`,
    text: `Hello,

Enter this code to choose your password${at(brand)}. It is valid for ten minutes:

${code}

If you did not ask for it, ignore this email. No password is set without the code.
`,
  }),

  passwordChanged: (brand: string | undefined): MailMessage => ({
    subject: `Your password${at(brand)} was changed`,
    text: `Hello,

Your password${at(brand)} was changed by someone who was signed in and knew the old one. All other sessions have ended.

If this was not you, set a new password now: choose "Forgot your password?" on the sign-in page, and we will email you a code.
`,
  }),

  alreadySignedUp: (brand: string | undefined): MailMessage => ({
    subject: `You already have an account${at(brand)}`,
    text: `Hello,

Someone, probably you, tried to sign up${at(brand)} with this address or asked for a code to confirm it. You already have an
account, and it is confirmed: sign in with it, or choose "Forgot your password?" if you do not remember your password.

If this was not you, there is nothing to do. Your account has not changed.
`,
  }),

  /** Whether the reader has a password already is for them alone to read. */
  memberInvitation: ({
    name,
    email,
    company,
    inviter,
    brand,
    role,
    address,
    isKnown,
  }: MemberInvitation): MailMessage => ({
    subject: titleOf(company, `join its team${on(brand)}`),
    text: `${greeting(company, isKnown ? undefined : name)}

${invites(company, `join its team${on(brand)} as ${articles[role]} ${role}`, inviter)}

${isKnown ? signIn(address) : choosePassword(address, email)}`,
  }),

  truckerInvitation: ({ name, company, brand, message, link, code, validUntil }: TruckerInvitation): MailMessage => ({
    subject: titleOf(company, `drive for them${on(brand)}`),
    text: `${greeting(company, name)}

${invites(company, `drive for them${on(brand)}`)}
${message === undefined || !company.isVerified ? '' : `\n${company.name} writes:\n\n${message}\n`}
To accept, install the Trucker app from this page:

${link}

Then enter this code in the app:

${code}

The invitation is valid until ${instant.format(validUntil)} (UTC).
If you do not know this company, ignore this email. Nothing happens unless you accept.
`,
  }),

  market: marketEnUS,
} as const;
