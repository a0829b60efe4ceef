import type { InvitationStatus } from './InvitationStatus.ts';
import { refuseEnded } from './refuseEnded.ts';

/** Refuses with 409 to send an invitation again that was answered or taken back; one that has expired starts over. */
export function refuseResending(status: InvitationStatus): void {
  if (status !== 'expired') refuseEnded(status);
}
