import { dayNumber, msPerDay } from './dayNumber.ts';
import type { LocalTime } from './LocalTime.ts';

/** Epoch milliseconds of a local time read as UTC. */
export const asIfUtc = ({ day, hour, minute, second }: LocalTime): number =>
  dayNumber(day) * msPerDay + ((hour * 60 + minute) * 60 + second) * 1000;
