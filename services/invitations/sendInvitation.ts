import type { Transaction } from 'kysely';
import { queueMail } from '../mail/queueMail.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { findInviter } from './findInviter.ts';
import { invitationLink } from './invitationLink.ts';
import { invitationMail } from './invitationMail.ts';
import { toInvitationAnswer } from './toInvitationAnswer.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { limitSending } from './limitSending.ts';

/** Mails an invitation if there is an address, within the rate limit, and returns the answer. */
export async function sendInvitation(services: Services, tx: Transaction<Tables>, row: InvitationRow) {
  const { clock, settings } = services;
  await limitSending(tx, row, clock.now());
  const inviter = await findInviter(tx, row.company_id);
  const mail = invitationMail(row, inviter, invitationLink(row, inviter, settings.port));
  if (mail) await queueMail(services, tx, mail);
  return toInvitationAnswer(row, inviter, settings.port, clock.now());
}
