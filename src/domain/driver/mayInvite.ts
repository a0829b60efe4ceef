import type { Driver } from './Driver.ts';

/** Whether a driver may be asked to install the app: one who is still there, and has no invitation that is open or accepted. */
export const mayInvite = ({ status, invitationStatus }: Pick<Driver, 'status' | 'invitationStatus'>): boolean =>
  status !== 'left' &&
  (invitationStatus === undefined || invitationStatus === 'revoked' || invitationStatus === 'expired');
