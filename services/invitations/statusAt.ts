import type { InvitationStatus } from './InvitationStatus.ts';

/** What an invitation is by now: one that waits past its end has expired, whatever was last written. */
export const statusAt = (
  { status, expires_at: expiresAt }: { readonly status: InvitationStatus; readonly expires_at: Date },
  now: Date,
): InvitationStatus => ((status === 'pending' || status === 'opened') && expiresAt <= now ? 'expired' : status);
