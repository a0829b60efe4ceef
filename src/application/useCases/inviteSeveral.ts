import type { ServiceIdentifier } from 'inversify';
import { invitationData } from '../../domain/invitation/invitationData.ts';
import type { InvitationDraft } from '../../domain/invitation/InvitationDraft.ts';
import type { InvitationOutcome } from '../../domain/invitation/InvitationOutcome.ts';
import type { Ids } from '../ports/Ids.ts';
import type { SentInvitations } from '../ports/SentInvitations.ts';

export type InviteSeveral = (drafts: readonly InvitationDraft[]) => Promise<readonly InvitationOutcome[]>;
export const InviteSeveral: ServiceIdentifier<InviteSeveral> = Symbol('InviteSeveral');

/** Invites several truckers, each once however often the network makes it try; tells what became of each. */
export const inviteSeveral =
  (sent: SentInvitations, ids: Ids): InviteSeveral =>
  (drafts) =>
    sent.sendSeveral(drafts.map(invitationData), ids.next());
