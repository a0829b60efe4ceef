import type { RoomList } from '../../../application/shared/RoomLists.ts';
import type { Room } from '../../../domain/access/Room.ts';

/** A room that lists records of the company. */
export type ListedRoom = Extract<Room, RoomList>;
