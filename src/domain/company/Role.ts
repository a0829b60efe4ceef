export const roles = ['owner', 'dispatcher', 'viewer'] as const;

/** What a member may do in a company: an owner runs it, a dispatcher writes, a viewer reads. */
export type Role = (typeof roles)[number];
