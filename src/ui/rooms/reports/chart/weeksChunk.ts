import { chunkOf } from '../../../shared/loading/chunkOf.ts';

/** The chart of weeks, behind the report that it is part of. */
export const weeksChunk = chunkOf(() => import('./WeeksChart.tsx'));
