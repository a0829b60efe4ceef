export const invitationStatuses = ['pending', 'opened', 'accepted', 'revoked', 'expired'] as const;

/** Where an invitation stands: `pending → opened → accepted`, `pending|opened → revoked|expired`. */
export type InvitationStatus = (typeof invitationStatuses)[number];
