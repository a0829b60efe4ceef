import type { BoardTrip, BoardTruck } from '../../../../domain/board/Board.ts';
import { lanesOf } from '../../../../domain/board/lanesOf.ts';
import { type TripSpan, tripSpan } from '../../../../domain/board/tripSpan.ts';

/** A shipment with its time and the lane it stands in, from 0. */
export interface LaidTrip {
  readonly trip: BoardTrip;
  readonly span: TripSpan;
  readonly lane: number;
}

/** The shipments of a truck in as few lanes as it takes. `now` in epoch milliseconds. */
export const layTrips = ({ trips }: Pick<BoardTruck, 'trips'>, now: number): readonly LaidTrip[] => {
  const timed = trips.map((trip) => ({ trip, span: tripSpan(trip, now) }));
  const lanes = lanesOf(timed.map(({ span }) => span));
  return timed.map((each, at) => ({ ...each, lane: lanes[at] ?? 0 }));
};
