import { roomPath } from '../../../domain/access/roomPath.ts';

/** Where a driver who is known is invited to the app. */
export const invitePath = (driverId: string): string =>
  `${roomPath('invitations')}/new?driver=${encodeURIComponent(driverId)}`;
