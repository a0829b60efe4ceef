import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { BoardTrip } from '../../../../domain/board/Board.ts';
import type { Place } from '../../../../domain/board/placeOn.ts';
import type { TripSpan } from '../../../../domain/board/tripSpan.ts';
import { shipmentTones } from '../../../components/shipmentTones.ts';
import { barStyle } from './barStyle.ts';
import styles from './TripBar.module.css';
import { useTripText } from './useTripText.ts';

interface TripBarProps {
  readonly trip: BoardTrip;
  readonly span: TripSpan;
  readonly place: Place;
  readonly lane: number;
}

/** A shipment in the time of its truck; what is later than planned is hatched. */
export const TripBar = ({ trip, span, place, lane }: TripBarProps) => {
  const text = useTripText();
  const whole = text.whole(trip, span);
  const late = span.overdueFrom === undefined ? 0 : (span.to - span.overdueFrom) / (span.to - span.from);
  return (
    <li
      className={styles.place}
      style={barStyle(place, lane)}
      data-cut-before={place.isCutBefore || undefined}
      data-cut-after={place.isCutAfter || undefined}
    >
      <Link
        to={recordPath('shipments', trip.id)}
        className={styles.bar}
        data-tone={shipmentTones[trip.status]}
        data-late={trip.flags.includes('late') || undefined}
        aria-label={whole}
        title={whole}
      >
        {late > 0 && <span className={styles.late} style={{ width: `${late * 100}%` }} />}
        <span className={styles.text}>{text.route(trip)}</span>
      </Link>
    </li>
  );
};
