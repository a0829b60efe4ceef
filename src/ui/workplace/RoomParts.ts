import type { Room } from '../../domain/access/Room.ts';
import type { LazyPart } from '../shared/loading/lazyPart.ts';

/** The lazily loaded rooms. */
export type RoomParts = Readonly<Record<Room, LazyPart>>;

/** The part of a room, the same each time. */
export type PartOf = (room: Room) => LazyPart;
