import { instantsOf } from '../../calendar/instantsOf.ts';
import { localTimeOf } from '../../calendar/localTimeOf.ts';
import type { EdiTime } from '../EdiTime.ts';
import { regionCode } from '../ediZone.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant (epoch milliseconds) by the clock of a place, as X12 says it; in UTC within the hour that clocks repeat. */
export const x12TimeOf = (instant: number, zone: string): EdiTime => {
  const place = localTimeOf(instant, zone);
  const isOnce = instantsOf(place, zone).length === 1;
  const { day, hour, minute } = isOnce ? place : localTimeOf(instant, 'UTC');
  const code = zone === 'UTC' || !isOnce ? 'UT' : (regionCode(zone) ?? 'LT');
  return { day, time: `${two(hour)}:${two(minute)}`, zone: code };
};
