import { onTimeReport } from './onTimeReport.ts';

/** The reports by their key; routes, documentation and CSV follow from this table. */
export const reportTable = { on_time: onTimeReport } as const;
