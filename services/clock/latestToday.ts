import { dayOf } from './dayOf.ts';
import { addMilliseconds } from './addMilliseconds.ts';

/** The easternmost time zone is UTC+14. */
const maxUtcOffsetMs = 14 * 60 * 60_000;

/** The latest date it currently is anywhere on earth, as `YYYY-MM-DD`. */
export const latestToday = (now: Date): string => dayOf(addMilliseconds(now, maxUtcOffsetMs));
