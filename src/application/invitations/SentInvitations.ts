import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { InvitationFacts } from '../../domain/invitation/invitationFields.ts';
import type { InvitationOutcome } from '../../domain/invitation/InvitationOutcome.ts';
import type { ListView } from '../../domain/list/ListView.ts';
import type { Page } from '../../domain/list/Page.ts';
import type { WriteOptions } from '../shared/WriteOptions.ts';

/** The invitations of the selected company. */
export interface SentInvitations {
  /** Newest first, at most `size`. */
  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>>;
  list(view: ListView, signal?: AbortSignal): Promise<Page<Invitation>>;
  /** Whether mails have the company's messages: not while it is new. */
  areMessagesMailed(signal: AbortSignal): Promise<boolean>;
  /** `driverId` is the driver to invite; undefined for someone new. */
  send(facts: InvitationFacts, driverId: string | undefined, idempotencyKey: string): Promise<Invitation>;
  /** A refused invitation does not hold back the others. */
  sendSeveral(invitations: readonly InvitationFacts[], idempotencyKey: string): Promise<readonly InvitationOutcome[]>;
  /** The code to pass on to a trucker without an email address; refused for any other. */
  code(id: string, signal?: AbortSignal): Promise<string>;
  resend(id: string, idempotencyKey: string, options?: WriteOptions): Promise<Invitation>;
  revoke(id: string, options?: WriteOptions): Promise<Invitation>;
}
export const SentInvitations: ServiceIdentifier<SentInvitations> = Symbol('SentInvitations');
