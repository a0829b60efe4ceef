import type { Transaction } from 'kysely';
import { queueMail } from '../mail/queueMail.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { findInviter } from './findInviter.ts';
import { invitationLink } from './invitationLink.ts';
import { invitationMail } from './invitationMail.ts';
import { invitationOnTheWire } from './invitationOnTheWire.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { limitSending } from './limitSending.ts';

/** Mails an invitation, where there is an address, within the company's limit, and answers it as the wire tells of it. */
export async function postInvitation(services: Services, tx: Transaction<Tables>, row: InvitationRow) {
  const { clock, settings } = services;
  await limitSending(tx, row, clock.now());
  const inviter = await findInviter(tx, row.company_id);
  const mail = invitationMail(row, inviter, invitationLink(row, inviter, settings.port));
  if (mail) await queueMail(services, tx, mail);
  return invitationOnTheWire(row, inviter, settings.port, clock.now());
}
