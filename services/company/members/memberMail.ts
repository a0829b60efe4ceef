import type { Mail } from '../../mail/Mail.ts';
import type { Employer } from './employerOf.ts';
import type { Account } from './findOrAddAccount.ts';
import type { MemberDraft } from './memberSchemas.ts';

/** Invites someone to work in a company, and says how to accept: whether they have a password is for them alone to read. */
export function memberMail(draft: MemberDraft, account: Account, employer: Employer, address: string): Mail {
  const brand = employer.brandName === null ? '' : ` on ${employer.brandName}`;
  return {
    to: draft.email,
    subject: `${employer.name} invites you to work with them${brand}`,
    text: `Hello${account.isConfirmed ? '' : ` ${draft.name}`},

${employer.name} invites you to work with them${brand}, as ${articles[draft.role]} ${draft.role}.

${account.isConfirmed ? signIn(address) : choosePassword(address, draft.email)}
If you do not know this company, ignore this mail: without you nothing happens.
`,
    goodFor,
  };
}

/** In milliseconds: two days. */
const goodFor = 48 * 3_600_000;

const articles = { owner: 'an', dispatcher: 'a', viewer: 'a' } as const;

const signIn = (address: string): string => `To accept, sign in as you always do, and choose the company:

${address}
`;

const choosePassword = (address: string, email: string): string => `To accept, choose a password for ${email} here:

${address}/authentication/forgot-password

A code to do so is mailed to you then.
`;
