import { asIfUtc } from '../calendar/asIfUtc.ts';
import { instantOf } from '../calendar/instantOf.ts';
import type { EdiTime } from './EdiTime.ts';
import { ediZone } from './ediZone.ts';

/** An instant in epoch milliseconds, and whether its zone was not said and is that of the place. */
export interface EdiInstant {
  readonly instant: number;
  readonly isZoneAssumed: boolean;
}

/** Local to the place (X12). */
const local = 'LT';

/** The instant that a time of a file means at a place in this zone (IANA). */
export const ediInstant = ({ day, time, zone }: EdiTime, placeZone: string): EdiInstant => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = { day, hour, minute, second: 0 };
  const meant = zone === undefined ? undefined : ediZone(zone);
  if (meant && 'offset' in meant) return { instant: asIfUtc(clock) - meant.offset * 60_000, isZoneAssumed: false };
  return { instant: instantOf(clock, meant?.region ?? placeZone), isZoneAssumed: !meant && zone !== local };
};
