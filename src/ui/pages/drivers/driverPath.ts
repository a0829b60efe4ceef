import { roomPath } from '../../../domain/access/roomPath.ts';

/** Where a driver stands. */
export const driverPath = (id: string): string => `${roomPath('drivers')}/${encodeURIComponent(id)}`;
