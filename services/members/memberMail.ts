import type { Mail } from '../mail/Mail.ts';
import type { Employer } from './employerOf.ts';
import type { Account } from './findOrAddAccount.ts';
import type { MemberDraft } from './memberSchemas.ts';

/** Tells someone that a company has let them in, and how they get there: whether they have a password is for them alone to read. */
export function memberMail(draft: MemberDraft, account: Account, employer: Employer, address: string): Mail {
  const brand = employer.brandName === null ? '' : ` on ${employer.brandName}`;
  return {
    to: draft.email,
    subject: `${employer.name} has added you${brand}`,
    text: `Hello${account.isConfirmed ? '' : ` ${draft.name}`},

${employer.name} has added you to its people${brand}, as ${articles[draft.role]} ${draft.role}.

${account.isConfirmed ? signIn(address) : choosePassword(address, draft.email)}
If you do not know this company, ignore this mail.
`,
    goodFor,
  };
}

/** In milliseconds: two days. */
const goodFor = 48 * 3_600_000;

const articles = { owner: 'an', dispatcher: 'a', viewer: 'a' } as const;

const signIn = (address: string): string => `Sign in as you always do, and choose the company:

${address}
`;

const choosePassword = (
  address: string,
  email: string,
): string => `An account is ready for you. Choose its password here, with "Forgot your password?" and your address ${email}:

${address}/authentication/sign-in
`;
