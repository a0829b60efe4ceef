import { memo } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import type { Board, BoardTrip } from '../../../../domain/board/Board.ts';
import { latenessText } from '../../../shared/freight/latenessText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { BoardLink } from './BoardLink.tsx';
import { carryHint } from './CarryHint.tsx';
import type { Carry } from './useCarry.ts';
import { useBoardTexts } from './useBoardTexts.ts';
import { useInSlices } from './useInSlices.ts';
import { useTripText } from './useTripText.ts';
import styles from './UnassignedTray.module.css';

interface UnassignedTrayProps {
  readonly board: Board;
  readonly now: number;
  readonly carry: Carry;
}

/** As many as are in sight on a wide screen. */
const slice = 12;

/** Shipments without a truck, the most urgent first. */
export const UnassignedTray = ({ board: { unassigned, unassignedCount }, now, carry }: UnassignedTrayProps) => {
  const { unassigned: words } = useBoardTexts();
  const number = new Intl.NumberFormat(useLocale());
  const drawn = useInSlices(
    unassigned.map(({ id }) => id),
    'unassigned',
    slice,
  );
  const shown = unassigned.filter(({ id }) => drawn.has(id));
  return (
    <section className={styles.tray} aria-labelledby="without-a-truck">
      <h2 id="without-a-truck" className={styles.title}>
        {words.title} <span className={styles.count}>{number.format(unassignedCount)}</span>
      </h2>
      {unassigned.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.trips}>
          {shown.map((trip) => (
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

/** What is shown of a shipment changes with its version alone, also where it was read again. */
const isSame = (one: WaitingTripProps, other: WaitingTripProps): boolean =>
  one.trip.id === other.trip.id &&
  one.trip.version === other.trip.version &&
  one.now === other.now &&
  one.isMovable === other.isMovable &&
  one.isCarried === other.isCarried;

/** A shipment without a truck, and until when it should have one. */
const WaitingTrip = memo(({ trip, now, isMovable, isCarried }: WaitingTripProps) => {
  const { unassigned: words, pickup } = useBoardTexts();
  const text = useTripText();
  const assignBy = Date.parse(trip.assignBy);
  const locale = useLocale();
  const lateMin = Math.floor((now - assignBy) / 60_000);
  const isOverdue = lateMin > 0;
  const card = { className: styles.trip, 'data-overdue': isOverdue || undefined };
  const inside = (
    <>
      <span className={styles.route}>{text.route(trip)}</span>
      <span className={styles.caption}>
        {trip.reference} · {trip.shipper}
      </span>
      <span className={styles.caption}>{pickup(text.time(trip, trip.pickupAt))}</span>
      <span className={styles.by}>
        {isOverdue ? words.overdue(latenessText(lateMin, locale)) : words.by(text.time(trip, trip.assignBy))}
      </span>
    </>
  );
  if (!isMovable)
    return (
      <BoardLink {...card} href={recordPath('shipments', trip.id)}>
        {inside}
      </BoardLink>
    );
  return (
    <button type="button" {...card} data-trip={trip.id} aria-pressed={isCarried} aria-describedby={carryHint}>
      {inside}
    </button>
  );
}, isSame);
