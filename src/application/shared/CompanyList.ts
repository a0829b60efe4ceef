import type { Room } from '../../domain/access/Room.ts';

/**
 * Cached data of the selected company, by name: a room's own, the members, the company's `details`, and the partners whose EDI codes it keeps. A new room belongs here
 * unless it only shows data of others, as the dashboard does.
 */
export type CompanyList =
  Exclude<Room, 'dashboard' | 'company' | 'account' | 'help'> | 'members' | 'details' | 'ediPartners';
