import type { InvitationStatus } from './InvitationStatus.ts';

/** The status at `now`: an open invitation past its end counts as expired. */
export const statusAt = (
  { status, expires_at: expiresAt }: { readonly status: InvitationStatus; readonly expires_at: Date },
  now: Date,
): InvitationStatus => ((status === 'pending' || status === 'opened') && expiresAt <= now ? 'expired' : status);
