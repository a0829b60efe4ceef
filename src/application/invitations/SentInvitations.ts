import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { InvitationFacts } from '../../domain/invitation/invitationFields.ts';
import type { InvitationOutcome } from '../../domain/invitation/InvitationOutcome.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';

/** The invitations the selected company has sent. */
export interface SentInvitations {
  /** The latest sent first; at most `size`. */
  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>>;
  list(view: ListView, signal?: AbortSignal): Promise<Page<Invitation>>;
  /** `driverId` is that of a driver of the company who is to get the app; undefined for somebody new. */
  send(facts: InvitationFacts, driverId: string | undefined, idempotencyKey: string): Promise<Invitation>;
  /** Each for itself: one that is refused keeps no other back. */
  sendSeveral(invitations: readonly InvitationFacts[], idempotencyKey: string): Promise<readonly InvitationOutcome[]>;
  /** What a trucker without an email address is told beside the link; refused for any other. */
  code(id: string, signal?: AbortSignal): Promise<string>;
  resend(id: string, idempotencyKey: string): Promise<Invitation>;
  revoke(id: string): Promise<Invitation>;
}
export const SentInvitations: ServiceIdentifier<SentInvitations> = Symbol('SentInvitations');
