import { recordPath } from './recordPath.ts';
import type { Room } from './Room.ts';

/** Path of a record's edit form. */
export const editPath = (room: Room, id: string): string => `${recordPath(room, id)}/edit`;
