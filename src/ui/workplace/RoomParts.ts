import type { Room } from '../../domain/access/Room.ts';
import type { LazyPart } from '../shared/loading/lazyPart.ts';

/** The rooms that are loaded by themselves; the dashboard comes with the frame around them. */
export type RoomParts = Readonly<Record<Exclude<Room, 'dashboard'>, LazyPart>>;
