import type { PaperCounts } from './PaperCounts.ts';

/** Papers that are expired or missing, of vehicles and drivers who may drive; none before they are counted. */
export const urgentPapers = (counts: PaperCounts | undefined): number =>
  counts === undefined ? 0 : counts.expired + counts.missing;
