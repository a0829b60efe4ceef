import { memo } from 'react';
import type { BoardTrip, BoardTruck } from '../../../../domain/board/Board.ts';
import { blockedSpans } from '../../../../domain/board/blockedSpans.ts';
import { placeOn } from '../../../../domain/board/placeOn.ts';
import { type TripSpan, tripSpan } from '../../../../domain/board/tripSpan.ts';
import { BlockedBar } from './BlockedBar.tsx';
import styles from './BoardGrid.module.css';
import type { BoardProps } from './BoardProps.ts';
import { GhostBar } from './GhostBar.tsx';
import { TripBar } from './TripBar.tsx';
import { TruckName } from './TruckName.tsx';
import type { Fit } from './useFit.ts';

interface TruckRowProps {
  readonly row: {
    readonly truck: BoardTruck;
    readonly trips: readonly { readonly trip: BoardTrip; readonly span: TripSpan; readonly lane: number }[];
  };
  readonly at: number;
  readonly count: number;
  /** In px. */
  readonly top: number;
  readonly height: number;
  readonly board: BoardProps['board'];
  readonly mayMove: (trip: BoardTrip) => boolean;
  /** The shipment that is moved, if it is on this truck. */
  readonly carriedId: string | undefined;
  /** How the truck suits the shipment that is moved. */
  readonly fitKind: Fit['kind'] | undefined;
  readonly fitText: string | undefined;
  /** The shipment that would be given to it. */
  readonly ghost: BoardTrip | undefined;
}

/** A truck and what it does. */
export const TruckRow = memo((props: TruckRowProps) => {
  const { row, at, count, top, height, board, mayMove, carriedId, fitKind, fitText, ghost } = props;
  const { truck, trips } = row;
  const { range, now } = board;
  const ghostPlace = ghost && placeOn(range, tripSpan(ghost, now));
  return (
    <li
      className={styles.row}
      style={{ top, height }}
      aria-posinset={at + 1}
      aria-setsize={count}
      data-truck={truck.id}
      data-fit={fitKind}
      data-target={ghost !== undefined || undefined}
    >
      <TruckName truck={truck} fitKind={fitKind} fitText={fitText} />
      <ul className={styles.track}>
        {blockedSpans(truck.blocks, range, board).map((span) => {
          const place = placeOn(range, span);
          return place && <BlockedBar key={span.from} place={place} reasons={span.reasons} />;
        })}
        {trips.map(({ trip, span, lane }) => {
          const place = placeOn(range, span);
          return (
            place && (
              <TripBar
                key={trip.id}
                trip={trip}
                span={span}
                place={place}
                lane={lane}
                isMovable={mayMove(trip)}
                isCarried={trip.id === carriedId}
              />
            )
          );
        })}
        {ghostPlace && <GhostBar place={ghostPlace} fit={fitKind ?? 'unknown'} />}
      </ul>
    </li>
  );
});
