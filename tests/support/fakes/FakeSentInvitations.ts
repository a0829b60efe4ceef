import type { SentInvitations } from '../../../src/application/invitations/SentInvitations.ts';
import type { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Invitation } from '../../../src/domain/invitation/Invitation.ts';
import type { InvitationFacts } from '../../../src/domain/invitation/invitationFields.ts';
import type { InvitationOutcome } from '../../../src/domain/invitation/InvitationOutcome.ts';
import type { ListView } from '../../../src/domain/list/ListView.ts';
import type { Page } from '../../../src/domain/list/Page.ts';
import { invitationFactory } from '../factories/invitationFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A company's invitations, answered as configured. */
export class FakeSentInvitations implements SentInvitations {
  readonly asked: { readonly size: number; readonly signal: AbortSignal }[] = [];
  readonly views: ListView[] = [];
  /** Views read for their total alone. */
  readonly countedViews: ListView[] = [];
  /** The invitations sent, singly and in batches. */
  readonly sent: InvitationFacts[] = [];
  readonly driverIds: (string | undefined)[] = [];
  readonly keys: string[] = [];
  readonly codesAsked: string[] = [];
  readonly resent: string[] = [];
  readonly revoked: string[] = [];
  /** Refusals by id. */
  readonly refusals = new Map<string, Failure>();
  page: Outcome<Page<Invitation>> = { rows: [], page: 0, size: 0, total: 0 };
  invitation: Outcome<Invitation> = invitationFactory.build();
  messagesAreMailed: Outcome<boolean> = true;
  itsCode: Outcome<string> = 'K7QX2MPA';
  outcomes: Outcome<readonly InvitationOutcome[]> = [];

  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>> {
    this.asked.push({ size, signal });
    return settle(this.page);
  }

  list(view: ListView): Promise<Page<Invitation>> {
    (view.size === 1 ? this.countedViews : this.views).push(view);
    return settle(this.page);
  }

  areMessagesMailed(): Promise<boolean> {
    return settle(this.messagesAreMailed);
  }

  send(facts: InvitationFacts, driverId: string | undefined, idempotencyKey: string): Promise<Invitation> {
    this.sent.push(facts);
    this.driverIds.push(driverId);
    this.keys.push(idempotencyKey);
    return settle(this.invitation);
  }

  sendSeveral(invitations: readonly InvitationFacts[], idempotencyKey: string): Promise<readonly InvitationOutcome[]> {
    this.sent.push(...invitations);
    this.keys.push(idempotencyKey);
    return settle(this.outcomes);
  }

  code(id: string): Promise<string> {
    this.codesAsked.push(id);
    return settle(this.itsCode);
  }

  resend(id: string, idempotencyKey: string): Promise<Invitation> {
    this.resent.push(id);
    this.keys.push(idempotencyKey);
    return settle(this.refusals.get(id) ?? this.invitation);
  }

  revoke(id: string): Promise<Invitation> {
    this.revoked.push(id);
    return settle(this.refusals.get(id) ?? this.invitation);
  }
}
