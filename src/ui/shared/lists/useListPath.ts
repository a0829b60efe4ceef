import type { Room } from '../../../domain/access/Room.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { useListMemory } from './useListMemory.ts';

/** The way back to a room's list as it was left: its search, filters, sorting and page. */
export const useListPath = (room: Room): string => {
  const path = roomPath(room);
  return path + useListMemory().queryOf(path);
};
