import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { SentInvitations } from './SentInvitations.ts';

export type ResendInvitation = (id: string, idempotencyKey: string) => Promise<Invitation>;
export const ResendInvitation: ServiceIdentifier<ResendInvitation> = Symbol('ResendInvitation');

/** Sends an invitation once more; one that has expired starts over. */
export const resendInvitation =
  (sent: SentInvitations): ResendInvitation =>
  (id, idempotencyKey) =>
    sent.resend(id, idempotencyKey);
