import { asIfUtc } from './asIfUtc.ts';
import { localTimeOf } from './localTimeOf.ts';

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. */
export const offsetAt = (instant: number, zone: string): number => {
  const second = Math.floor(instant / 1000) * 1000;
  return asIfUtc(localTimeOf(second, zone)) - second;
};
