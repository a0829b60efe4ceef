import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import type { Board, BoardTrip } from '../../../../domain/board/Board.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { carryHint } from './CarryHint.tsx';
import { timeText } from './timeText.ts';
import type { Carry } from './useCarry.ts';
import { useBoardTexts } from './useBoardTexts.ts';
import { useTripText } from './useTripText.ts';
import styles from './UnassignedTray.module.css';

interface UnassignedTrayProps {
  readonly board: Board;
  readonly now: number;
  readonly carry: Carry;
}

/** Shipments without a truck, the most urgent first. */
export const UnassignedTray = ({ board: { unassigned, unassignedCount }, now, carry }: UnassignedTrayProps) => {
  const { unassigned: words } = useBoardTexts();
  const number = new Intl.NumberFormat(useLocale());
  return (
    <section className={styles.tray} aria-labelledby="without-a-truck">
      <h2 id="without-a-truck" className={styles.title}>
        {words.title} <span className={styles.count}>{number.format(unassignedCount)}</span>
      </h2>
      {unassigned.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.trips}>
          {unassigned.map((trip) => (
            <li key={trip.id}>
              <WaitingTrip
                trip={trip}
                now={now}
                isMovable={carry.mayMove(trip)}
                isCarried={carry.carried?.trip.id === trip.id}
              />
            </li>
          ))}
        </ul>
      )}
      {unassigned.length < unassignedCount && (
        <p className={styles.none}>
          {words.more(number.format(unassigned.length), number.format(unassignedCount))}{' '}
          <Link to={`${roomPath('shipments')}?view=unassigned`}>{words.moreLink}</Link>
        </p>
      )}
    </section>
  );
};

interface WaitingTripProps {
  readonly trip: BoardTrip;
  readonly now: number;
  readonly isMovable: boolean;
  readonly isCarried: boolean;
}

/** A shipment without a truck, and until when it should have one. */
const WaitingTrip = ({ trip, now, isMovable, isCarried }: WaitingTripProps) => {
  const { unassigned: words, pickup } = useBoardTexts();
  const locale = useLocale();
  const text = useTripText();
  const assignBy = Date.parse(trip.assignBy);
  const isOverdue = assignBy < now;
  const by = timeText(assignBy, locale);
  const card = { className: styles.trip, 'data-overdue': isOverdue || undefined };
  const inside = (
    <>
      <span className={styles.route}>{text.route(trip)}</span>
      <span className={styles.caption}>{pickup(timeText(Date.parse(trip.pickupAt), locale))}</span>
      <span className={styles.by}>{isOverdue ? words.overdue(by) : words.by(by)}</span>
    </>
  );
  if (!isMovable)
    return (
      <Link {...card} to={recordPath('shipments', trip.id)}>
        {inside}
      </Link>
    );
  return (
    <button type="button" {...card} data-trip={trip.id} aria-pressed={isCarried} aria-describedby={carryHint}>
      {inside}
    </button>
  );
};
