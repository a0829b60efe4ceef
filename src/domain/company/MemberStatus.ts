export const memberStatuses = ['invited', 'active', 'disabled'] as const;

/** Let in and not come yet; at work; an account that was switched off. */
export type MemberStatus = (typeof memberStatuses)[number];
