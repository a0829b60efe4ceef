export const roles = ['owner', 'dispatcher', 'viewer'] as const;

/** A member's role: owners run the company, dispatchers write, viewers only read. */
export type Role = (typeof roles)[number];
