import type { InvitationStatus } from './InvitationStatus.ts';

/** Whether an invitation can be sent again. An expired one starts over with a new code. */
export const mayResend = (status: InvitationStatus): boolean => status !== 'accepted' && status !== 'revoked';
