import type { InvitationStatus } from './InvitationStatus.ts';

/** Whether an invitation may be sent once more: one that has expired starts over. */
export const mayResend = (status: InvitationStatus): boolean => status !== 'accepted' && status !== 'revoked';
