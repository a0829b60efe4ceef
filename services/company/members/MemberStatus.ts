/** Invited but not yet accepted, active, or with a disabled account. */
export const memberStatuses = ['invited', 'active', 'disabled'] as const;

export type MemberStatus = (typeof memberStatuses)[number];
