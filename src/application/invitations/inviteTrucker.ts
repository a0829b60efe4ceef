import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { invitationData } from '../../domain/invitation/invitationData.ts';
import type { InvitationDraft } from '../../domain/invitation/InvitationDraft.ts';
import type { SentInvitations } from './SentInvitations.ts';

export interface NewInvitation {
  readonly draft: InvitationDraft;
  /** The driver of the company who is to get the app; undefined for somebody new. */
  readonly driverId?: string | undefined;
}

export type InviteTrucker = (invitation: NewInvitation, idempotencyKey: string) => Promise<Invitation>;
export const InviteTrucker: ServiceIdentifier<InviteTrucker> = Symbol('InviteTrucker');

/** Invites a trucker, once for one key however often it is sent. */
export const inviteTrucker =
  (sent: SentInvitations): InviteTrucker =>
  ({ draft, driverId }, idempotencyKey) =>
    sent.send({ ...invitationData(draft), ...(driverId !== undefined && { driverId }) }, idempotencyKey);
