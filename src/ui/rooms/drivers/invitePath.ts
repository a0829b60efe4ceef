import { roomPath } from '../../../domain/access/roomPath.ts';

/** Path of the form that invites an existing driver. */
export const invitePath = (driverId: string): string =>
  `${roomPath('invitations')}/new?driver=${encodeURIComponent(driverId)}`;
