/** What a column of pasted rows holds; a name may stand in two. */
export type InvitationColumn = 'name' | 'firstName' | 'lastName' | 'phone' | 'email' | 'message';
