/** Lists that show members: the company's, and the user's own memberships. */
export const memberLists = ['members', 'memberships'] as const;
