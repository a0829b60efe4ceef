import type { Room } from '../access/Room.ts';

/** A room whose records can be found from anywhere. */
export type FoundRoom = Extract<Room, 'vehicles' | 'drivers' | 'invitations'>;

/** A record as people recognise it among others. */
export interface FoundRecord {
  readonly room: FoundRoom;
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** What else they know it by, such as its plate. */
  readonly about: readonly string[];
  /** Where it is shown. */
  readonly path: string;
}
