import type { Mail } from '../../mail/Mail.ts';
import { mailTexts } from '../../mail/texts/mailTexts.ts';
import type { Employer } from './findEmployer.ts';
import type { Account } from './findOrAddAccount.ts';
import type { MemberDraft } from './memberSchemas.ts';

/** In milliseconds: two days. */
const expiresAfterMs = 48 * 3_600_000;

/** The mail that invites someone to work in a company. */
export const memberMail = (draft: MemberDraft, account: Account, employer: Employer, address: string): Mail => ({
  to: draft.email,
  ...mailTexts.memberInvitation({
    ...draft,
    address,
    company: employer.name,
    brand: employer.brandName ?? undefined,
    isKnown: account.isConfirmed,
  }),
  expiresAfterMs,
});
