import { dayOf } from './dayOf.ts';
import { later } from './later.ts';

/** How far ahead of UTC a day begins somewhere on earth. */
const earliestMorning = 14 * 60 * 60_000;

/** The latest day that has begun anywhere by now, as `YYYY-MM-DD`: nobody's today is later. */
export const latestToday = (now: Date): string => dayOf(later(now, earliestMorning));
