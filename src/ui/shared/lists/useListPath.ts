import type { Room } from '../../../domain/access/Room.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { withSelected } from '../../../domain/list/withSelected.ts';
import { useListMemory } from './useListMemory.ts';

/** Path back to a room's list with its last search, filters, sort and page, and no record beside it. */
export const useListPath = (room: Room): string => {
  const path = roomPath(room);
  const query = withSelected(useListMemory().queryOf(path), undefined);
  return query === '' ? path : `${path}?${query}`;
};
