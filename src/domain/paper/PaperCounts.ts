import type { PaperStatus } from './Paper.ts';

/** Number of papers by status. */
export type PaperCounts = Readonly<Record<PaperStatus, number>>;
