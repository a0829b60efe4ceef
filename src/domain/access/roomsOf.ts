import type { Audience } from '../audience/Audience.ts';
import type { Room } from './Room.ts';

const rooms: Readonly<Record<Audience, readonly Room[]>> = {
  fleet: ['dashboard', 'vehicles', 'drivers', 'invitations', 'papers', 'company', 'help'],
  office: ['dashboard', 'company', 'help'],
};

/** The rooms of an audience, in the order of the sidebar (product §6). */
export const roomsOf = (audience: Audience): readonly Room[] => rooms[audience];
