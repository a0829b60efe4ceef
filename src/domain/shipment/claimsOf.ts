import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { localTimeOf } from '../calendar/localTimeOf.ts';
import { isTimeZone } from '../stop/isTimeZone.ts';
import { type ClaimClocks, claimClocks } from './claimClocks.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import type { Shipment } from './Shipment.ts';

/** Until when claims can be made for the goods of one delivery. */
export interface Claims extends ClaimClocks {
  /** Index of the delivery. */
  readonly stop: number;
  /** By the clock there. */
  readonly delivered: CalendarDay;
}

/** The clocks of each delivery that was left, where goods came from another country: the CMR holds for those alone. */
export const claimsOf = (
  { stops }: Pick<Shipment, 'stops'>,
  { stops: visits }: Pick<FoldedShipment, 'stops'>,
): readonly Claims[] => {
  const origins = stops.flatMap(({ type, place }, at) =>
    type === 'pickup' && visits[at]?.skipped === false && place?.country !== undefined ? [place.country] : [],
  );
  return stops.flatMap(({ type, place, window }, stop) => {
    const left = visits[stop]?.departedAt ?? null;
    const zone = window?.timeZone;
    const isFromAbroad = place?.country !== undefined && origins.some((country) => country !== place.country);
    if (type !== 'delivery' || left === null || !isFromAbroad) return [];
    const { day } = localTimeOf(left, zone !== undefined && isTimeZone(zone) ? zone : 'UTC');
    return [{ stop, delivered: day, ...claimClocks(day) }];
  });
};
