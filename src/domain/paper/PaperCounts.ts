import type { PaperStatus } from './Paper.ts';

/** How many papers of vehicles and drivers stand in which way. */
export type PaperCounts = Readonly<Record<PaperStatus, number>>;
