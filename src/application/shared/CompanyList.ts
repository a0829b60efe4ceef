import type { Room } from '../../domain/access/Room.ts';

/** Cached data of the selected company: what its rooms list, its members, and its own `details`. */
export type CompanyList = Exclude<Room, 'dashboard' | 'company' | 'help'> | 'members' | 'details';
