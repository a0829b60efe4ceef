import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { invitationData } from '../../domain/invitation/invitationData.ts';
import type { InvitationDraft } from '../../domain/invitation/InvitationDraft.ts';
import type { Ids } from '../ports/Ids.ts';
import type { SentInvitations } from '../ports/SentInvitations.ts';

export type InviteTrucker = (draft: InvitationDraft) => Promise<Invitation>;
export const InviteTrucker: ServiceIdentifier<InviteTrucker> = Symbol('InviteTrucker');

/** Invites a trucker, once however often the network makes it try. */
export const inviteTrucker =
  (sent: SentInvitations, ids: Ids): InviteTrucker =>
  (draft) =>
    sent.send(invitationData(draft), ids.next());
