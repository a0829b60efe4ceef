import type { InvitationStatus } from './InvitationStatus.ts';
import { refuseEnded } from './refuseEnded.ts';

/** Refuses with 409 to resend an accepted or revoked invitation. An expired one starts over. */
export function requireResendable(status: InvitationStatus): void {
  if (status !== 'expired') refuseEnded(status);
}
