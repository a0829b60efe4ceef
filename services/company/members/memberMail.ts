import type { Mail } from '../../mail/Mail.ts';
import { nameForStrangers } from '../../mail/nameForStrangers.ts';
import { mailTexts } from '../../mail/texts/mailTexts.ts';
import type { Sender } from '../../mail/texts/Sender.ts';
import type { Employer } from './findEmployer.ts';
import type { Account } from './findOrAddAccount.ts';
import type { MemberDraft } from './memberSchemas.ts';

/** In milliseconds: two days. */
const expiresAfterMs = 48 * 3_600_000;

interface From {
  readonly employer: Employer;
  readonly sender: Sender;
  /** What the member who invites is called; undefined where strangers had better not read it. */
  readonly inviter: string | undefined;
  readonly address: string;
}

/** The mail that invites someone to work in a company. */
export const memberMail = (
  draft: MemberDraft,
  account: Account,
  { employer, sender, inviter, address }: From,
): Mail => ({
  to: draft.email,
  ...mailTexts.memberInvitation({
    ...draft,
    name: nameForStrangers(draft.name),
    address,
    company: sender,
    inviter,
    brand: employer.brandName ?? undefined,
    isKnown: account.isConfirmed,
  }),
  expiresAfterMs,
});
