import type { InvitationBook } from '../../../src/application/ports/InvitationBook.ts';
import type { Invitation } from '../../../src/domain/invitation/Invitation.ts';
import type { InvitationDetails } from '../../../src/domain/invitation/InvitationDetails.ts';
import type { Page } from '../../../src/domain/paging/Page.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** Invitations that answer as told. */
export class FakeInvitationBook implements InvitationBook {
  readonly idsRead: string[] = [];
  details: Outcome<InvitationDetails | undefined> = undefined;
  page: Outcome<Page<Invitation>> = { rows: [], page: 0, size: 0, total: 0 };

  read(id: string): Promise<InvitationDetails | undefined> {
    this.idsRead.push(id);
    return settle(this.details);
  }

  latest(): Promise<Page<Invitation>> {
    return settle(this.page);
  }
}
