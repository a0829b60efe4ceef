/** Where a visitor of the download page stands: may go on (`open`, `accepted`), or needs a new link, and why. */
export type Standing = 'open' | 'accepted' | 'incomplete' | 'unknown' | 'revoked' | 'expired';
