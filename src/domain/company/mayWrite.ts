import type { Role } from './Role.ts';

/** Whether a member may change the company's records: a viewer changes nothing. */
export const mayWrite = (role: Role): boolean => role !== 'viewer';
