import { Refusal } from '../web/Refusal.ts';
import type { InvitationStatus } from './InvitationStatus.ts';

/** From these there is no way on. */
const ends = {
  accepted: 'This invitation has been accepted already.',
  revoked: 'This invitation has been revoked. Please send a new one.',
  expired: 'This invitation has expired already.',
} as const;

/** Refuses with 409 to do anything with an invitation that has come to its end. */
export function refuseEnded(status: InvitationStatus): void {
  if (status === 'pending' || status === 'opened') return;
  throw new Refusal(409, ends[status], { reason: status });
}
