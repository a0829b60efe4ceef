import { Refusal } from '../web/Refusal.ts';
import type { InvitationStatus } from './InvitationStatus.ts';

/** Final statuses. */
const ends = {
  accepted: 'This invitation has been accepted already.',
  revoked: 'This invitation has been revoked. Please send a new one.',
  expired: 'This invitation has expired already.',
} as const;

/** Refuses with 409 to change an invitation that has ended. */
export function refuseEnded(status: InvitationStatus): void {
  if (status === 'pending' || status === 'opened') return;
  throw new Refusal(409, ends[status], { reason: status });
}
