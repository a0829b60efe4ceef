import { roomPath } from '../../../domain/access/roomPath.ts';

/** Where a vehicle stands. */
export const vehiclePath = (id: string): string => `${roomPath('vehicles')}/${encodeURIComponent(id)}`;
