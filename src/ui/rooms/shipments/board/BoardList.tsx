import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import { blockedSpans } from '../../../../domain/board/blockedSpans.ts';
import { gapsOf } from '../../../../domain/board/gapsOf.ts';
import { placeOn } from '../../../../domain/board/placeOn.ts';
import { tripSpan } from '../../../../domain/board/tripSpan.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { ShipmentStanding } from '../ShipmentStanding.tsx';
import styles from './BoardList.module.css';
import type { BoardProps } from './BoardProps.ts';
import { spanText, timeText } from './timeText.ts';
import { TruckName } from './TruckName.tsx';
import { useBlockText } from './useBlockText.ts';
import { useBoardTexts } from './useBoardTexts.ts';
import { useTripText } from './useTripText.ts';

/** The board in words: each truck with what it does, when it is free, and what keeps it off the road. */
export const BoardList = ({ trucks, board }: BoardProps) => {
  const { trucks: title } = useBoardTexts();
  return (
    <section aria-label={title}>
      <ul className={styles.list}>
        {trucks.map((truck) => (
          <TruckEntry key={truck.id} truck={truck} board={board} />
        ))}
      </ul>
    </section>
  );
};

const TruckEntry = ({ truck, board }: { readonly truck: BoardTruck; readonly board: BoardProps['board'] }) => {
  const { list: words } = useBoardTexts();
  const locale = useLocale();
  const text = useTripText();
  const blockText = useBlockText();
  const { range, now } = board;
  const trips = truck.trips.map((trip) => ({ trip, ...tripSpan(trip, now) })).filter((span) => placeOn(range, span));
  const blocked = blockedSpans(truck.blocks, range, board);
  const gaps = gapsOf([...trips, ...blocked], { from: Math.max(range.from, Math.min(now, range.to)), to: range.to });
  const entries = [
    ...trips.map((each) => ({ ...each, kind: 'trip' as const })),
    ...blocked.map((each) => ({ ...each, kind: 'blocked' as const })),
    ...gaps.map((each) => ({ ...each, kind: 'free' as const })),
  ].toSorted((one, other) => one.from - other.from);
  return (
    <li className={styles.truck}>
      <TruckName truck={truck} />
      <ul className={styles.entries} aria-label={words.trips(truck.plate)}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.from}`} data-kind={entry.kind}>
            {entry.kind === 'trip' && (
              <>
                <Link to={recordPath('shipments', entry.trip.id)}>{text.route(entry.trip)}</Link>
                <span className={styles.time}>{spanText(entry, locale)}</span>
                <ShipmentStanding shipment={entry.trip} />
              </>
            )}
            {entry.kind === 'blocked' && (
              <>
                <span>{entry.reasons.map(blockText).join(' · ')}</span>
                <span className={styles.time}>{spanText(entry, locale)}</span>
              </>
            )}
            {entry.kind === 'free' && words.free(timeText(entry.from, locale), timeText(entry.to, locale))}
          </li>
        ))}
      </ul>
    </li>
  );
};
