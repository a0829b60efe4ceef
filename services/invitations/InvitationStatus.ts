/** `pending → opened → accepted`. A pending or opened one can be revoked or expire. */
export const invitationStatuses = ['pending', 'opened', 'accepted', 'revoked', 'expired'] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];
