import type { SentInvitations } from '../../../src/application/ports/SentInvitations.ts';
import type { Invitation } from '../../../src/domain/invitation/Invitation.ts';
import type { Page } from '../../../src/domain/paging/Page.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A company's invitations, which answer as told. */
export class FakeSentInvitations implements SentInvitations {
  readonly asked: { readonly size: number; readonly signal: AbortSignal }[] = [];
  page: Outcome<Page<Invitation>> = { rows: [], page: 0, size: 0, total: 0 };

  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>> {
    this.asked.push({ size, signal });
    return settle(this.page);
  }
}
