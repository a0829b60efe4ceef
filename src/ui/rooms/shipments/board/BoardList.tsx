import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import { blockedSpans } from '../../../../domain/board/blockedSpans.ts';
import { gapsOf } from '../../../../domain/board/gapsOf.ts';
import { placeOn } from '../../../../domain/board/placeOn.ts';
import { tripSpan } from '../../../../domain/board/tripSpan.ts';
import { Button } from '../../../components/Button.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { ShipmentStanding } from '../ShipmentStanding.tsx';
import { AssignHereDialog } from './AssignHereDialog.tsx';
import styles from './BoardList.module.css';
import type { BoardProps } from './BoardProps.ts';
import { spanText, timeText } from './timeText.ts';
import { TruckName } from './TruckName.tsx';
import { useBlockText } from './useBlockText.ts';
import { useBoardTexts } from './useBoardTexts.ts';
import type { Fit } from './useFit.ts';
import { useTripText } from './useTripText.ts';

/** The board in words: each truck with what it does, when it is free, and what keeps it off the road. */
export const BoardList = ({ trucks, board, carry, unassigned, mayAssign }: BoardProps) => {
  const { trucks: title } = useBoardTexts();
  const [chosen, setChosen] = useState<BoardTruck>();
  return (
    <section aria-label={title}>
      <ul className={styles.list}>
        {trucks.map((truck) => (
          <TruckEntry
            key={truck.id}
            truck={truck}
            board={board}
            fit={carry.fitOf(truck.id)}
            isTarget={truck.id === carry.target}
            onAssign={mayAssign && unassigned.length > 0 ? setChosen : undefined}
          />
        ))}
      </ul>
      {chosen && <AssignHereDialog truck={chosen} unassigned={unassigned} onClose={() => setChosen(undefined)} />}
    </section>
  );
};

interface TruckEntryProps {
  readonly truck: BoardTruck;
  readonly board: BoardProps['board'];
  readonly fit: Fit | undefined;
  readonly isTarget: boolean;
  readonly onAssign: ((truck: BoardTruck) => void) | undefined;
}

const TruckEntry = ({ truck, board, fit, isTarget, onAssign }: TruckEntryProps) => {
  const { list: words, here } = useBoardTexts();
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
    <li className={styles.truck} data-truck={truck.id} data-target={isTarget || undefined}>
      <div className={styles.head}>
        <TruckName truck={truck} fitKind={fit?.kind} fitText={fit?.whole} />
        {onAssign && (
          <Button variant="secondary" aria-label={here.label(truck.plate)} onClick={() => onAssign(truck)}>
            {here.button}
          </Button>
        )}
      </div>
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
