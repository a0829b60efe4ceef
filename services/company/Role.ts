/** Roles in a company: owners and dispatchers write, viewers only read. */
export const roles = ['owner', 'dispatcher', 'viewer'] as const;

export type Role = (typeof roles)[number];
