import type { Room } from '../../../domain/access/Room.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { useListMemory } from './useListMemory.ts';

/** Path back to a room's list with its last search, filters, sort and page. */
export const useListPath = (room: Room): string => {
  const path = roomPath(room);
  return path + useListMemory().queryOf(path);
};
