/** The most invitations the drivers service takes at once. */
export const largestInvitationBatch = 100;
