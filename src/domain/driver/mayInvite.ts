import type { Driver } from './Driver.ts';

/** Whether a driver can be invited to the app: they have not left, and have no open or accepted invitation. */
export const mayInvite = ({ status, invitationStatus }: Pick<Driver, 'status' | 'invitationStatus'>): boolean =>
  status !== 'left' &&
  (invitationStatus === undefined || invitationStatus === 'revoked' || invitationStatus === 'expired');
