import { addMilliseconds } from '../clock/addMilliseconds.ts';

/** The instant so many days from now; negative ones are past. */
export const daysFrom = (now: Date, days: number): Date => addMilliseconds(now, days * 24 * 60 * 60_000);
