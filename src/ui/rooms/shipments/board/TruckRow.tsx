import { memo } from 'react';
import type { BoardTrip, BoardTruck } from '../../../../domain/board/Board.ts';
import { placeOn } from '../../../../domain/board/placeOn.ts';
import type { Span } from '../../../../domain/board/Span.ts';
import { tripSpan } from '../../../../domain/board/tripSpan.ts';
import styles from './BoardGrid.module.css';
import { GhostBar } from './GhostBar.tsx';
import { TruckName } from './TruckName.tsx';
import { TruckTrips } from './TruckTrips.tsx';
import type { Fit } from './useFit.ts';

interface TruckRowProps {
  readonly truck: BoardTruck;
  readonly at: number;
  readonly count: number;
  /** In px. */
  readonly top: number;
  readonly height: number;
  readonly range: Span;
  readonly now: number;
  readonly zone: string;
  readonly mayAssign: boolean;
  /** Whether it is the row's turn to show what the truck does. */
  readonly isDrawn: boolean;
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
  const { truck, at, count, top, height, range, now, zone, mayAssign, isDrawn, carriedId, ghost } = props;
  const { fitKind, fitText } = props;
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
      <ul className={styles.track} aria-busy={!isDrawn || undefined}>
        {isDrawn && (
          <TruckTrips truck={truck} range={range} now={now} zone={zone} mayAssign={mayAssign} carriedId={carriedId} />
        )}
        {ghostPlace && <GhostBar place={ghostPlace} fit={fitKind ?? 'unknown'} />}
      </ul>
    </li>
  );
});
