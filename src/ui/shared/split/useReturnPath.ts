import type { RoomList } from '../../../application/shared/RoomLists.ts';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { readSelected } from '../../../domain/list/readSelected.ts';
import { useListMemory } from '../lists/useListMemory.ts';
import { useRecordsBeside } from './useRecordsBeside.ts';

/** Where a record's form leads back to: beside the list if the record was open there, or else its own page. */
export const useReturnPath = (room: RoomList): ((id: string) => string) => {
  const { isOn } = useRecordsBeside();
  const path = roomPath(room);
  const { queryOf } = useListMemory();
  return (id) => {
    const query = queryOf(path);
    return isOn && readSelected(query) === id ? path + query : recordPath(room, id);
  };
};
