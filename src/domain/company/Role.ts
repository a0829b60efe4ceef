/** What a member may do in a company: owner and dispatcher write, viewer reads. */
export type Role = 'owner' | 'dispatcher' | 'viewer';
