import { addMilliseconds } from './addMilliseconds.ts';

/** How far apart the clocks of processes on one database may be, in milliseconds. */
const maxClockSkewMs = 5_000;

/**
 * The latest that something which lasts `milliseconds` and has begun can end. A later end was written by a clock that was ahead and
 * has been put right since, and does not count.
 */
export const latestEnd = (now: Date, milliseconds: number): Date => addMilliseconds(now, milliseconds + maxClockSkewMs);
