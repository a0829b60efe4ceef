/** The reports there are. Public: never rename one. */
export const reportKeys = ['on_time'] as const;

export type ReportKey = (typeof reportKeys)[number];
