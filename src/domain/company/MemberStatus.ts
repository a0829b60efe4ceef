export const memberStatuses = ['invited', 'active', 'disabled'] as const;

/** Invited but not here yet; active; or the account has been disabled. */
export type MemberStatus = (typeof memberStatuses)[number];
