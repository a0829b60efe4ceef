/** `pending → opened → accepted`; a pending or opened one may be revoked, and expires when its time is over. */
export type InvitationStatus = 'pending' | 'opened' | 'accepted' | 'revoked' | 'expired';
