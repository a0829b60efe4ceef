import type { Room } from '../../domain/access/Room.ts';
import type { LazyPart } from '../shared/loading/lazyPart.ts';

/** The lazily loaded rooms; the dashboard is part of the frame. */
export type RoomParts = Readonly<Record<Exclude<Room, 'dashboard'>, LazyPart>>;
