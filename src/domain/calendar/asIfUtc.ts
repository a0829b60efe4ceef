import { dayNumber, msPerDay } from './dayNumber.ts';
import type { LocalTime } from './LocalTime.ts';

/** The instant at which a clock in UTC shows a local time, in ms since 1970. */
export const asIfUtc = ({ day, hour, minute, second }: LocalTime): number =>
  dayNumber(day) * msPerDay + ((hour * 60 + minute) * 60 + second) * 1000;
