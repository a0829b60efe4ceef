import type { ServiceIdentifier } from 'inversify';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { InvitationDraft, InvitationPath } from '../../domain/invitation/invitationFields.ts';
import { parseInvitation } from '../../domain/invitation/parseInvitation.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Saved } from '../shared/Saved.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { SentInvitations } from './SentInvitations.ts';

/** `driverId` is the driver to invite; undefined for someone new. */
export type InviteTrucker = (
  draft: InvitationDraft,
  driverId: string | undefined,
) => Promise<Saved<Invitation, InvitationPath>>;
export const InviteTrucker: ServiceIdentifier<InviteTrucker> = Symbol('InviteTrucker');

/** Sends an invitation. Safe to retry. */
export const inviteTrucker =
  (sent: SentInvitations, keys: IdempotencyKeys, changes: RecordChanges): InviteTrucker =>
  async (draft, driverId) => {
    const facts = parseInvitation(draft);
    if (!facts.ok) return { kind: 'invalid', problems: facts.problems };
    const record = await writeAndPublish(changes, ['invitations', 'drivers', 'papers'], () =>
      keys.once({ invitation: facts.value, driverId }, (key) => sent.send(facts.value, driverId, key)),
    );
    return { kind: 'done', record };
  };
