import type { InvitationBook } from '../../../src/application/invitations/InvitationBook.ts';
import type { InvitationDetails } from '../../../src/domain/invitation/InvitationDetails.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** An invitation, answered as configured. */
export class FakeInvitationBook implements InvitationBook {
  readonly idsRead: string[] = [];
  details: Outcome<InvitationDetails | undefined> = undefined;

  read(id: string): Promise<InvitationDetails | undefined> {
    this.idsRead.push(id);
    return settle(this.details);
  }
}
