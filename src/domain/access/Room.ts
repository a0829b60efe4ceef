import type { Audience } from '../audience/Audience.ts';

const rooms = {
  fleet: [
    'dashboard',
    'loads',
    'offers',
    'shipments',
    'statements',
    'vehicles',
    'drivers',
    'invitations',
    'papers',
    'reports',
    'notifications',
    'company',
    'account',
    'help',
  ],
  office: [
    'dashboard',
    'requests',
    'shipments',
    'statements',
    'carriers',
    'reports',
    'notifications',
    'company',
    'account',
    'help',
  ],
} as const satisfies Record<Audience, readonly string[]>;

/** A room behind sign-in. */
export type Room = (typeof rooms)[Audience][number];

/** The rooms of an audience, in the order of the sidebar (product §6). */
export const roomsOf = (audience: Audience): readonly Room[] => rooms[audience];
