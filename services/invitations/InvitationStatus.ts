/** `pending → opened → accepted`; a pending or opened one may be revoked, and expires when its time is over. */
export const invitationStatuses = ['pending', 'opened', 'accepted', 'revoked', 'expired'] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];
