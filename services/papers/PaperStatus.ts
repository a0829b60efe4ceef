/** What about a paper needs doing, the most urgent first. */
export const paperStatuses = ['expired', 'missing', 'expiring'] as const;

export type PaperStatus = (typeof paperStatuses)[number];
