import type { Room } from './Room.ts';
import { roomPath } from './roomPath.ts';

/** Where one record of a room stands. */
export const recordPath = (room: Room, id: string): string => `${roomPath(room)}/${encodeURIComponent(id)}`;
