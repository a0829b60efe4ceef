import { useNavigate } from 'react-router-dom';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { type Room, roomsOf } from '../../../domain/access/Room.ts';
import { useKey } from '../../shared/keys/useKey.ts';
import { useLeave } from '../../shared/leaving/useLeave.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useRoomQuery } from '../useRoomQuery.ts';

/** The keys that lead to the rooms. */
export const RoomKeys = () => {
  const { queryOf } = useRoomQuery();
  return roomsOf(useWorkplace().membership.audience).map((room) => (
    <RoomKey key={room} room={room} query={queryOf(room)} />
  ));
};

const RoomKey = ({ room, query }: { readonly room: Room; readonly query: string }) => {
  const navigate = useNavigate();
  const leave = useLeave();
  useKey(room, () => {
    leave(() => void navigate(roomPath(room) + query));
    return true;
  });
  return null;
};
