import { memo } from 'react';
import type { BoardTrip, BoardTruck } from '../../../../domain/board/Board.ts';
import { blockedSpans } from '../../../../domain/board/blockedSpans.ts';
import { placeOn } from '../../../../domain/board/placeOn.ts';
import type { TripSpan } from '../../../../domain/board/tripSpan.ts';
import { BlockedBar } from './BlockedBar.tsx';
import styles from './BoardGrid.module.css';
import type { BoardProps } from './BoardProps.ts';
import { TripBar } from './TripBar.tsx';
import { TruckName } from './TruckName.tsx';

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
}

/** A truck and what it does. */
export const TruckRow = memo(({ row, at, count, top, height, board }: TruckRowProps) => {
  const { truck, trips } = row;
  const { range } = board;
  return (
    <li
      className={styles.row}
      style={{ top, height }}
      aria-posinset={at + 1}
      aria-setsize={count}
      data-truck={truck.id}
    >
      <TruckName truck={truck} />
      <ul className={styles.track}>
        {blockedSpans(truck.blocks, range, board).map((span) => {
          const place = placeOn(range, span);
          return place && <BlockedBar key={span.from} place={place} reasons={span.reasons} />;
        })}
        {trips.map(({ trip, span, lane }) => {
          const place = placeOn(range, span);
          return place && <TripBar key={trip.id} trip={trip} span={span} place={place} lane={lane} />;
        })}
      </ul>
    </li>
  );
});
