export const invitationStatuses = ['pending', 'opened', 'accepted', 'revoked', 'expired'] as const;

/** `pending → opened → accepted`, `pending|opened → revoked|expired`. */
export type InvitationStatus = (typeof invitationStatuses)[number];
