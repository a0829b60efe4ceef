import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { instantOf } from '../../../../domain/calendar/instantOf.ts';
import { localTimeOf } from '../../../../domain/calendar/localTimeOf.ts';

/** The instant at which clocks show on another day what they show at this one. */
export const sameTimeOn = (day: CalendarDay, instant: number, zone: string): number => {
  const second = Math.floor(instant / 1000) * 1000;
  return instantOf({ ...localTimeOf(second, zone), day }, zone, instant) + (instant - second);
};
