/** What shows something of a member: those who work here, and where one works oneself. */
export const memberLists = ['members', 'memberships'] as const;
