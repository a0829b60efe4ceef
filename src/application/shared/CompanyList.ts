import type { Room } from '../../domain/access/Room.ts';

/**
 * Cached data of the selected company, by name: a room's own, the members, and the company's `details`. A new room belongs here
 * unless it only shows data of others, as the dashboard does.
 */
export type CompanyList = Exclude<Room, 'dashboard' | 'company' | 'account' | 'help'> | 'members' | 'details';
