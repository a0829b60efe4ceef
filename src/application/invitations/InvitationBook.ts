import type { ServiceIdentifier } from 'inversify';
import type { InvitationDetails } from '../../domain/invitation/InvitationDetails.ts';

/** What the drivers service tells anyone who holds an invitation's link (seed §7). */
export interface InvitationBook {
  /** `undefined` when there is no invitation of that id. */
  read(id: string): Promise<InvitationDetails | undefined>;
}
export const InvitationBook: ServiceIdentifier<InvitationBook> = Symbol('InvitationBook');
