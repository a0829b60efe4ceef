import type { ServiceIdentifier } from 'inversify';
import { invitationData } from '../../domain/invitation/invitationData.ts';
import type { InvitationDraft } from '../../domain/invitation/InvitationDraft.ts';
import type { InvitationOutcome } from '../../domain/invitation/InvitationOutcome.ts';
import type { SentInvitations } from './SentInvitations.ts';

export type InviteSeveral = (
  drafts: readonly InvitationDraft[],
  idempotencyKey: string,
) => Promise<readonly InvitationOutcome[]>;
export const InviteSeveral: ServiceIdentifier<InviteSeveral> = Symbol('InviteSeveral');

/** Invites several truckers, each once for one key however often they are sent; tells what became of each. */
export const inviteSeveral =
  (sent: SentInvitations): InviteSeveral =>
  (drafts, idempotencyKey) =>
    sent.sendSeveral(drafts.map(invitationData), idempotencyKey);
