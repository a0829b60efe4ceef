import type { CalendarDay } from './CalendarDay.ts';
import { instantOf } from './instantOf.ts';
import { localTimeOf } from './localTimeOf.ts';

/** The instant at which clocks show on another day what they show at this one. */
export const sameTimeOn = (day: CalendarDay, instant: number, zone: string): number => {
  const second = Math.floor(instant / 1000) * 1000;
  return instantOf({ ...localTimeOf(second, zone), day }, zone, instant) + (instant - second);
};
