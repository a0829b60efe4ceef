import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { Page } from '../../domain/paging/Page.ts';

/** The invitations the selected company has sent. */
export interface SentInvitations {
  /** The latest sent first; at most `size`. */
  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>>;
}
export const SentInvitations: ServiceIdentifier<SentInvitations> = Symbol('SentInvitations');
