/** What a column of pasted rows holds; a name may be split over two. */
export type InvitationColumn = 'name' | 'firstName' | 'lastName' | 'phone' | 'email' | 'message';
