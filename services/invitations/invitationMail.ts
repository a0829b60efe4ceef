import type { Mail } from '../mail/Mail.ts';
import { mailTexts } from '../mail/texts/mailTexts.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { invitationTimes } from './invitationTimes.ts';
import type { Inviter } from './Inviter.ts';

/**
 * The mail of an invitation. Undefined without an email address: then the company passes on link and code (`readCode`) itself.
 */
export function invitationMail(invitation: InvitationRow, inviter: Inviter, link: string): Mail | undefined {
  const { email, name, message, code, expires_at: validUntil } = invitation;
  if (email === null) return undefined;
  return {
    to: email,
    ...mailTexts.truckerInvitation({
      name,
      link,
      code,
      validUntil,
      company: inviter.name,
      brand: inviter.brandName ?? undefined,
      message: message ?? undefined,
    }),
    expiresAfterMs: invitationTimes.validFor,
  };
}
