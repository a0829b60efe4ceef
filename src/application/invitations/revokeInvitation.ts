import type { ServiceIdentifier } from 'inversify';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import { listsWith } from '../shared/listsWith.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import { writeAndPublish } from '../shared/writeAndPublish.ts';
import type { SentInvitations } from './SentInvitations.ts';

interface Revocation {
  readonly id: string;
  readonly question: Question;
}

/** Returns whether it was revoked. */
export type RevokeInvitation = (revocation: Revocation) => Promise<boolean>;
export const RevokeInvitation: ServiceIdentifier<RevokeInvitation> = Symbol('RevokeInvitation');

/** Revokes an invitation after asking. */
export const revokeInvitation =
  (sent: SentInvitations, dialogs: Dialogs, changes: RecordChanges): RevokeInvitation =>
  async ({ id, question }) => {
    if (!(await dialogs.ask(question))) return false;
    await writeAndPublish(changes, listsWith.invitation, () => sent.revoke(id));
    return true;
  };
