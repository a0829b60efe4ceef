import { addMilliseconds } from '../clock/addMilliseconds.ts';

/** The instant `days` from now; negative for the past. */
export const daysFrom = (now: Date, days: number): Date => addMilliseconds(now, days * 24 * 60 * 60_000);
