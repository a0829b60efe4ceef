import { Refusal } from '../web/Refusal.ts';
import type { InvitationStatus } from './InvitationStatus.ts';

/** From these there is no way on. */
const ends: Partial<Record<InvitationStatus, string>> = {
  accepted: 'This invitation has been accepted already.',
  revoked: 'This invitation has been revoked. Please send a new one.',
  expired: 'This invitation has expired already.',
};

/** Refuses with 409 to do anything with an invitation that has come to its end. */
export function refuseEnded(status: InvitationStatus): void {
  const reason = ends[status];
  if (reason !== undefined) throw new Refusal(409, reason);
}
