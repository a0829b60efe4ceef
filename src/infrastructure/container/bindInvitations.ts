import type { Container } from 'inversify';
import { InviteSeveral, inviteSeveral } from '../../application/invitations/inviteSeveral.ts';
import { InviteTrucker, inviteTrucker } from '../../application/invitations/inviteTrucker.ts';
import { ResendInvitation, resendInvitation } from '../../application/invitations/resendInvitation.ts';
import { BulkInvitations, bulkInvitations } from '../../application/invitations/bulkInvitations.ts';
import { RevokeInvitation, revokeInvitation } from '../../application/invitations/revokeInvitation.ts';
import { SentInvitations } from '../../application/invitations/SentInvitations.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Dialogs } from '../../application/shared/Dialogs.ts';
import { IdempotencyKeys } from '../../application/shared/IdempotencyKeys.ts';
import { RecordChanges } from '../../application/shared/RecordChanges.ts';

/** Use cases for invitations, shared by the rooms of invitations and drivers. */
export const bindInvitations = (container: Container): void => {
  if (container.isBound(InviteTrucker)) return;
  container.bind(InviteTrucker).toResolvedValue(inviteTrucker, [SentInvitations, IdempotencyKeys, RecordChanges]);
  container.bind(InviteSeveral).toResolvedValue(inviteSeveral, [SentInvitations, IdempotencyKeys, RecordChanges]);
  container.bind(ResendInvitation).toResolvedValue(resendInvitation, [SentInvitations, IdempotencyKeys, RecordChanges]);
  container
    .bind(BulkInvitations)
    .toResolvedValue(bulkInvitations, [SentInvitations, Clock, IdempotencyKeys, RecordChanges]);
  container.bind(RevokeInvitation).toResolvedValue(revokeInvitation, [SentInvitations, Dialogs, RecordChanges]);
};
