import type { PublicInvitations } from '../../../src/application/invitations/PublicInvitations.ts';
import type { InvitationDetails } from '../../../src/domain/invitation/InvitationDetails.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** An invitation, answered as configured. */
export class FakePublicInvitations implements PublicInvitations {
  readonly idsRead: string[] = [];
  details: Outcome<InvitationDetails | undefined> = undefined;

  read(id: string): Promise<InvitationDetails | undefined> {
    this.idsRead.push(id);
    return settle(this.details);
  }
}
