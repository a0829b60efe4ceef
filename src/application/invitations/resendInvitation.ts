import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { SentInvitations } from './SentInvitations.ts';

export type ResendInvitation = (id: string) => Promise<Invitation>;
export const ResendInvitation: ServiceIdentifier<ResendInvitation> = Symbol('ResendInvitation');

/** Sends an invitation again; an expired one starts over. */
export const resendInvitation =
  (sent: SentInvitations, keys: IdempotencyKeys, changes: RecordChanges): ResendInvitation =>
  (id) =>
    writeAndPublish(changes, listsWith.invitation, () =>
      keys.once({ invitationAgain: id }, (key) => sent.resend(id, key)),
    );
