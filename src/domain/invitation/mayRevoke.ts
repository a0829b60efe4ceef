import type { InvitationStatus } from './InvitationStatus.ts';

/** Whether an invitation may be taken back: as long as it waits for an answer. */
export const mayRevoke = (status: InvitationStatus): boolean => status === 'pending' || status === 'opened';
