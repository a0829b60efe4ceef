import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { InvitationDetails } from '../../domain/invitation/InvitationDetails.ts';
import type { Page } from '../../domain/paging/Page.ts';

/** The drivers service's invitations (seed §7). */
export interface InvitationBook {
  /** What a trucker may see of an invitation; `undefined` when there is none of that id. */
  read(id: string): Promise<InvitationDetails | undefined>;
  /** The selected company's invitations, the latest sent first; at most `size`. */
  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>>;
}
export const InvitationBook: ServiceIdentifier<InvitationBook> = Symbol('InvitationBook');
