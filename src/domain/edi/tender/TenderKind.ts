/** The sets and messages that tell a carrier of a load: of X12, and of EDIFACT. */
export const tenderKinds = ['204', 'IFTMIN'] as const;

export type TenderKind = (typeof tenderKinds)[number];
