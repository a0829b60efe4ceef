import type { Transaction } from 'kysely';
import { findSender } from '../company/standing/findSender.ts';
import type { Sender } from '../mail/texts/Sender.ts';
import type { Mail } from '../mail/Mail.ts';
import { nameForStrangers } from '../mail/nameForStrangers.ts';
import { queueUnaskedMail } from '../mail/queueUnaskedMail.ts';
import { mailTexts } from '../mail/texts/mailTexts.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { findInviter, type Inviter } from './findInviter.ts';
import { toInvitationAnswer } from './invitationAnswer.ts';
import { invitationTimes } from './invitationLimits.ts';
import { shortLink } from './invitationLink.ts';
import type { InvitationRow } from './InvitationTable.ts';
import { limitSending } from './limitSending.ts';

/** Mails an invitation if there is an address, within the rate limit, and returns the answer. Finds the sender if none is given. */
export async function sendInvitation(services: Services, tx: Transaction<Tables>, row: InvitationRow, known?: Sender) {
  const { clock, settings } = services;
  await limitSending(tx, row, clock.now());
  const inviter = await findInviter(tx, row.company_id);
  const sender = known ?? (await findSender(tx, row.company_id, clock.now()));
  const mail = invitationMail(row, { brandName: inviter.brandName, sender }, shortLink(row, inviter, settings));
  if (mail) await queueUnaskedMail(services, tx, mail);
  return toInvitationAnswer(row, inviter, settings, clock.now());
}

/**
 * The mail of an invitation. Undefined without an email address: then the company passes on link and code (`readCode`) itself.
 */
export function invitationMail(
  invitation: InvitationRow,
  { brandName, sender }: Pick<Inviter, 'brandName'> & { readonly sender: Sender },
  link: string,
): Mail | undefined {
  const { email, name, message, code, expires_at: validUntil } = invitation;
  if (email === null) return undefined;
  return {
    to: email,
    ...mailTexts.truckerInvitation({
      name: nameForStrangers(name),
      link,
      code,
      validUntil,
      company: sender,
      brand: brandName ?? undefined,
      message: message ?? undefined,
    }),
    expiresAfterMs: invitationTimes.validFor,
  };
}
