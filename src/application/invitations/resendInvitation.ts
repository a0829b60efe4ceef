import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Versioned } from '../shared/Versioned.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { SentInvitations } from './SentInvitations.ts';

export type ResendInvitation = (shown: Versioned) => Promise<Invitation>;
export const ResendInvitation: ServiceIdentifier<ResendInvitation> = Symbol('ResendInvitation');

/**
 * Sends an invitation again; an expired one starts over. The key is of the version that was shown: a later mail is not
 * taken for the repeat of one whose answer was lost.
 */
export const resendInvitation =
  (sent: SentInvitations, keys: IdempotencyKeys, changes: RecordChanges): ResendInvitation =>
  ({ id, version }) =>
    writeAndPublish(changes, listsWith.invitation, () =>
      keys.once({ invitationAgain: id, version }, (key) => sent.resend(id, key)),
    );
