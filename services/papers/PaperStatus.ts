/** Why a paper needs attention, most urgent first. */
export const paperStatuses = ['expired', 'missing', 'expiring'] as const;

export type PaperStatus = (typeof paperStatuses)[number];
