import type { Role } from './Role.ts';

/** Whether a role may change the company's records: viewers may not. */
export const mayWrite = (role: Role): boolean => role !== 'viewer';
