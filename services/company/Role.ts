/** What someone may do in a company: owners and dispatchers write, viewers read. */
export const roles = ['owner', 'dispatcher', 'viewer'] as const;

export type Role = (typeof roles)[number];
