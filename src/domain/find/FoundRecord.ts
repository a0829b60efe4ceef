import type { StopWindow } from '../stop/Stop.ts';
import type { Room } from '../access/Room.ts';

/** The rooms whose records can be found from anywhere, in the order in which they are shown: those with the fewest matches first. */
export const foundRooms = [
  'vehicles',
  'drivers',
  'carriers',
  'requests',
  'shipments',
  'statements',
  'offers',
  'loads',
  'invitations',
] as const satisfies readonly Room[];

export type FoundRoom = (typeof foundRooms)[number];

/** A record as people recognise it among others. */
export interface FoundRecord {
  readonly room: FoundRoom;
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** What else they know it by, such as its plate. */
  readonly about: readonly string[];
  /** The window of its first pickup, where it has one: many go the same way. */
  readonly pickup?: Pick<StopWindow, 'from' | 'timeZone'> | undefined;
  /** Where it is shown. */
  readonly path: string;
}
