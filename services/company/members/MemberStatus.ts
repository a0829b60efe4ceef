/** Let in and not come yet; at work; an account that was switched off. */
export const memberStatuses = ['invited', 'active', 'disabled'] as const;

export type MemberStatus = (typeof memberStatuses)[number];
