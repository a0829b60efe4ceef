/** The most invitations the drivers service accepts in one request. */
export const largestInvitationBatch = 100;
