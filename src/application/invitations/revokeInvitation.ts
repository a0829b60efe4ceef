import type { ServiceIdentifier } from 'inversify';
import type { Dialogs, Question } from '../shared/Dialogs.ts';
import type { SentInvitations } from './SentInvitations.ts';

export interface Revocation {
  readonly id: string;
  readonly question: Question;
}

/** Answers whether it was revoked. */
export type RevokeInvitation = (revocation: Revocation) => Promise<boolean>;
export const RevokeInvitation: ServiceIdentifier<RevokeInvitation> = Symbol('RevokeInvitation');

/** Takes an invitation back, once the person is sure. */
export const revokeInvitation =
  (sent: SentInvitations, dialogs: Dialogs): RevokeInvitation =>
  async ({ id, question }) => {
    if (!(await dialogs.ask(question))) return false;
    await sent.revoke(id);
    return true;
  };
