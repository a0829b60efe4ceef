import { chunkOf } from '../../../shared/loading/chunkOf.ts';

/** The chart of bars, behind the report that it is part of. */
export const barsChunk = chunkOf(() => import('./BarsChart.tsx'));
