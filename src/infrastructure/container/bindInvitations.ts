import type { Container } from 'inversify';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { SentInvitations } from '../../application/invitations/SentInvitations.ts';
import { InviteSeveral, inviteSeveral } from '../../application/invitations/inviteSeveral.ts';
import { InviteTrucker, inviteTrucker } from '../../application/invitations/inviteTrucker.ts';
import { ListInvitations, listInvitations } from '../../application/invitations/listInvitations.ts';
import { ReadInvitationCode, readInvitationCode } from '../../application/invitations/readInvitationCode.ts';
import { ResendInvitation, resendInvitation } from '../../application/invitations/resendInvitation.ts';
import { RevokeInvitation, revokeInvitation } from '../../application/invitations/revokeInvitation.ts';

/** What a fleet does with its invitations; who sent them is bound with the workplace, which shows the latest. */
export const bindInvitations = (container: Container): void => {
  if (container.isBound(InviteTrucker)) return;
  container.bind(ListInvitations).toResolvedValue(listInvitations, [SentInvitations]);
  container.bind(InviteTrucker).toResolvedValue(inviteTrucker, [SentInvitations]);
  container.bind(InviteSeveral).toResolvedValue(inviteSeveral, [SentInvitations]);
  container.bind(ReadInvitationCode).toResolvedValue(readInvitationCode, [SentInvitations]);
  container.bind(ResendInvitation).toResolvedValue(resendInvitation, [SentInvitations]);
  container.bind(RevokeInvitation).toResolvedValue(revokeInvitation, [SentInvitations, Dialogs]);
};
