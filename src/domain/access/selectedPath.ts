import type { Room } from './Room.ts';
import { roomPath } from './roomPath.ts';

/** Path of a room's list with one of its records selected, searched for by its name so that it is on the page. */
export const selectedPath = (room: Room, id: string, name: string): string =>
  `${roomPath(room)}?${new URLSearchParams({ q: name, sel: id }).toString()}`;
