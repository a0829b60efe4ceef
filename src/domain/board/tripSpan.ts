import { isOnTheRoad } from '../shipment/isOnTheRoad.ts';
import type { BoardTrip } from './Board.ts';
import type { Span } from './Span.ts';

/** The time a shipment takes on the board. */
export interface TripSpan extends Span {
  /** The end of its last window, where it ends later. */
  readonly overdueFrom: number | undefined;
}

/**
 * From its first arrival, or else its first window, to its delivery, or else when it is expected, or else the end of its last window.
 * What is on the road takes its truck until `now` at least. `now` in epoch milliseconds.
 */
export const tripSpan = (
  trip: Pick<BoardTrip, 'status' | 'pickupAt' | 'endsAt' | 'startedAt' | 'expectedAt' | 'deliveredAt'>,
  now: number,
): TripSpan => {
  const planned = { from: Date.parse(trip.pickupAt), to: Date.parse(trip.endsAt) };
  const from = trip.startedAt === undefined ? planned.from : Date.parse(trip.startedAt);
  const end = (): number => {
    if (trip.deliveredAt !== undefined) return Date.parse(trip.deliveredAt);
    if (!isOnTheRoad(trip.status)) return planned.to;
    return Math.max(now, trip.expectedAt === undefined ? planned.to : Date.parse(trip.expectedAt));
  };
  const to = Math.max(end(), from + 1);
  return { from, to, overdueFrom: to > planned.to ? Math.max(from, planned.to) : undefined };
};
