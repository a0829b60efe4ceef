import type { Room } from './Room.ts';
import { roomPath } from './roomPath.ts';

/** Path of a record's page. */
export const recordPath = (room: Room, id: string): string => `${roomPath(room)}/${encodeURIComponent(id)}`;
