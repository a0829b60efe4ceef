import type { ServiceIdentifier } from 'inversify';
import type { InvitationDetails } from '../../domain/invitation/InvitationDetails.ts';

/** Public details of an invitation (seed §7). */
export interface PublicInvitations {
  /** `undefined` if there is no such invitation. */
  read(id: string): Promise<InvitationDetails | undefined>;
}
export const PublicInvitations: ServiceIdentifier<PublicInvitations> = Symbol('PublicInvitations');
