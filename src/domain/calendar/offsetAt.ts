import { asIfUtc } from './asIfUtc.ts';
import { localTimeOf } from './localTimeOf.ts';

/** A zone's offset from UTC at an instant, in milliseconds. */
export const offsetAt = (instant: number, zone: string): number => {
  const second = Math.floor(instant / 1000) * 1000;
  return asIfUtc(localTimeOf(second, zone)) - second;
};
