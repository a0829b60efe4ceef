import { dayNumber, msPerDay } from './dayNumber.ts';
import type { LocalTime } from './LocalTime.ts';

/** The instant at which clocks at Greenwich show this. */
export const asIfUtc = ({ day, hour, minute, second }: LocalTime): number =>
  dayNumber(day) * msPerDay + ((hour * 60 + minute) * 60 + second) * 1000;
