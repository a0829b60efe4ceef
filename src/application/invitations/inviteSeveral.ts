import type { ServiceIdentifier } from 'inversify';
import type { InvitationFacts } from '../../domain/invitation/invitationFields.ts';
import type { InvitationOutcome } from '../../domain/invitation/InvitationOutcome.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { SentInvitations } from './SentInvitations.ts';

export type InviteSeveral = (invitations: readonly InvitationFacts[]) => Promise<readonly InvitationOutcome[]>;
export const InviteSeveral: ServiceIdentifier<InviteSeveral> = Symbol('InviteSeveral');

/** Sends a batch of invitations and returns the outcome of each. Safe to retry. */
export const inviteSeveral =
  (sent: SentInvitations, keys: IdempotencyKeys, changes: RecordChanges): InviteSeveral =>
  (invitations) =>
    writeAndPublish(changes, ['invitations', 'drivers', 'papers'], () =>
      keys.once({ invitations }, (key) => sent.sendSeveral(invitations, key)),
    );
