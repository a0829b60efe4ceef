import { recordPath } from './recordPath.ts';
import type { Room } from './Room.ts';

/** Where one record of a room is changed. */
export const editPath = (room: Room, id: string): string => `${recordPath(room, id)}/edit`;
