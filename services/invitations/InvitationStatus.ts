import { Refusal } from '../web/Refusal.ts';

/** `pending → opened → accepted`. A pending or opened one can be revoked or expire. */
export const invitationStatuses = ['pending', 'opened', 'accepted', 'revoked', 'expired'] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];

/** The status at `now`: an open invitation past its end counts as expired. */
export const statusAt = (
  { status, expires_at: expiresAt }: { readonly status: InvitationStatus; readonly expires_at: Date },
  now: Date,
): InvitationStatus => ((status === 'pending' || status === 'opened') && expiresAt <= now ? 'expired' : status);

/** Final statuses. */
const ends = {
  accepted: 'This invitation has already been accepted.',
  revoked: 'This invitation has been revoked. Send a new one.',
  expired: 'This invitation has already expired.',
} as const;

/** Refuses with 409 to change an invitation that has ended. */
export function refuseEnded(status: InvitationStatus): void {
  if (status === 'pending' || status === 'opened') return;
  throw new Refusal(409, ends[status], { reason: status });
}

/** Refuses with 409 to resend an accepted or revoked invitation. An expired one starts over. */
export function requireResendable(status: InvitationStatus): void {
  if (status !== 'expired') refuseEnded(status);
}
