import type { Room } from './Room.ts';
import { roomPath } from './roomPath.ts';

/** Path of a room's list with one of its records selected. */
export const selectedPath = (room: Room, id: string): string =>
  `${roomPath(room)}?${new URLSearchParams({ sel: id }).toString()}`;
