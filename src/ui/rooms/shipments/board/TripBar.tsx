import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { BoardTrip } from '../../../../domain/board/Board.ts';
import type { Place } from '../../../../domain/board/placeOn.ts';
import type { TripSpan } from '../../../../domain/board/tripSpan.ts';
import { shipmentTones } from '../../../components/shipmentTones.ts';
import { BoardLink } from './BoardLink.tsx';
import { carryHint } from './CarryHint.tsx';
import { barStyle } from './barStyle.ts';
import styles from './TripBar.module.css';
import { useTripText } from './useTripText.ts';

interface TripBarProps {
  readonly trip: BoardTrip;
  readonly span: TripSpan;
  readonly place: Place;
  readonly lane: number;
  /** Whether it can be given another truck. */
  readonly isMovable: boolean;
  readonly isCarried: boolean;
}

/** A shipment in the time of its truck, to be moved or opened; what is later than planned is hatched. */
export const TripBar = ({ trip, span, place, lane, isMovable, isCarried }: TripBarProps) => {
  const text = useTripText();
  const whole = text.whole(trip, span);
  const late = span.overdueFrom === undefined ? 0 : (span.to - span.overdueFrom) / (span.to - span.from);
  const bar = {
    className: styles.bar,
    'data-tone': shipmentTones[trip.status],
    'data-late': trip.flags.includes('late') || undefined,
    'aria-label': whole,
    title: whole,
  };
  const inside = (
    <>
      {late > 0 && <span className={styles.late} style={{ width: `${late * 100}%` }} />}
      <span className={styles.text}>{text.route(trip)}</span>
    </>
  );
  return (
    <li
      className={styles.place}
      style={barStyle(place, lane)}
      data-cut-before={place.isCutBefore || undefined}
      data-cut-after={place.isCutAfter || undefined}
    >
      {isMovable ? (
        <button type="button" {...bar} data-trip={trip.id} aria-pressed={isCarried} aria-describedby={carryHint}>
          {inside}
        </button>
      ) : (
        <BoardLink {...bar} href={recordPath('shipments', trip.id)}>
          {inside}
        </BoardLink>
      )}
    </li>
  );
};
