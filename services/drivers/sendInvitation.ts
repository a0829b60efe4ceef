import type { Services } from '../Services.ts';
import { invitationLink } from './invitationLink.ts';
import { invitationMail } from './invitationMail.ts';
import type { InvitationRow } from './InvitationRow.ts';
import type { Inviter } from './Inviter.ts';

export async function sendInvitation(
  { mailer, settings }: Services,
  invitation: InvitationRow,
  inviter: Inviter,
): Promise<void> {
  const mail = invitationMail(invitation, inviter, invitationLink(invitation, inviter, settings.port));
  if (mail) await mailer.send(mail);
}
