import { memo } from 'react';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import { blockedSpans } from '../../../../domain/board/blockedSpans.ts';
import { placeOn } from '../../../../domain/board/placeOn.ts';
import type { Span } from '../../../../domain/board/Span.ts';
import { BlockedBar } from './BlockedBar.tsx';
import { isMovable } from './isMovable.ts';
import { layTrips } from './layTrips.ts';
import { TripBar } from './TripBar.tsx';

interface TruckTripsProps {
  readonly truck: BoardTruck;
  readonly range: Span;
  readonly now: number;
  readonly zone: string;
  readonly mayAssign: boolean;
  /** The shipment that is moved, if it is on this truck. */
  readonly carriedId: string | undefined;
}

/** What a truck does within a range, and what keeps it off the road. */
export const TruckTrips = memo(({ truck, range, now, zone, mayAssign, carriedId }: TruckTripsProps) => (
  <>
    {blockedSpans(truck.blocks, range, { now, zone }).map((span) => {
      const place = placeOn(range, span);
      return place && <BlockedBar key={span.from} place={place} reasons={span.reasons} />;
    })}
    {layTrips(truck, now).map(({ trip, span, lane }) => {
      const place = placeOn(range, span);
      return (
        place && (
          <TripBar
            key={trip.id}
            trip={trip}
            span={span}
            place={place}
            lane={lane}
            isMovable={mayAssign && isMovable(trip)}
            isCarried={trip.id === carriedId}
          />
        )
      );
    })}
  </>
));
