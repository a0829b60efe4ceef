/** Whether the visitor can go on (`open`, `accepted`), or why they need a new link. */
export type Standing = 'open' | 'accepted' | 'incomplete' | 'unknown' | 'revoked' | 'expired';
