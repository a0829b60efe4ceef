import type { InvitationStatus } from './InvitationStatus.ts';

/** Whether an invitation can be revoked: not once it has been accepted, has expired or is revoked already. */
export const mayRevoke = (status: InvitationStatus): boolean => status === 'pending' || status === 'opened';
