import { memo, useState } from 'react';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import type { BoardTruck } from '../../../../domain/board/Board.ts';
import type { Span } from '../../../../domain/board/Span.ts';
import { blockedSpans } from '../../../../domain/board/blockedSpans.ts';
import { gapsOf } from '../../../../domain/board/gapsOf.ts';
import { placeOn } from '../../../../domain/board/placeOn.ts';
import { tripSpan } from '../../../../domain/board/tripSpan.ts';
import { Button } from '../../../components/Button.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { ShipmentStanding } from '../ShipmentStanding.tsx';
import { AssignHereDialog } from './AssignHereDialog.tsx';
import { BoardLink } from './BoardLink.tsx';
import styles from './BoardList.module.css';
import type { BoardProps } from './BoardProps.ts';
import { spanText } from './timeText.ts';
import { TruckName } from './TruckName.tsx';
import { useBlockText } from './useBlockText.ts';
import { useBoardTexts } from './useBoardTexts.ts';
import type { Fit } from './useFit.ts';
import { useInSlices } from './useInSlices.ts';
import { useTripText } from './useTripText.ts';

/** Trucks whose schedule is written in one frame. */
const slice = 3;

/** The board in words: each truck with what it does, when it is free, and what keeps it off the road. */
export const BoardList = ({ trucks, board, carry, unassigned, mayAssign }: BoardProps) => {
  const { trucks: title } = useBoardTexts();
  const [chosen, setChosen] = useState<BoardTruck>();
  const { range, zone, now } = board;
  const drawn = useInSlices(
    trucks.map(({ id }) => id),
    range,
    slice,
  );
  return (
    <section aria-label={title}>
      <ul className={styles.list}>
        {trucks.map((truck) => {
          const fit = carry.fitOf(truck.id);
          return (
            <TruckEntry
              key={truck.id}
              truck={truck}
              range={range}
              now={now}
              zone={zone}
              isDrawn={drawn.has(truck.id)}
              fitKind={fit?.kind}
              fitText={fit?.whole}
              isTarget={truck.id === carry.target}
              onAssign={mayAssign && unassigned.length > 0 ? setChosen : undefined}
            />
          );
        })}
      </ul>
      {chosen && <AssignHereDialog truck={chosen} unassigned={unassigned} onClose={() => setChosen(undefined)} />}
    </section>
  );
};

interface TruckEntryProps {
  readonly truck: BoardTruck;
  readonly range: Span;
  readonly now: number;
  readonly zone: string;
  /** Whether it is its turn to say what the truck does. */
  readonly isDrawn: boolean;
  /** How the truck suits the shipment that is moved. */
  readonly fitKind: Fit['kind'] | undefined;
  readonly fitText: string | undefined;
  readonly isTarget: boolean;
  readonly onAssign: ((truck: BoardTruck) => void) | undefined;
}

const TruckEntry = memo((props: TruckEntryProps) => {
  const { truck, range, now, zone, isDrawn, fitKind, fitText, isTarget, onAssign } = props;
  const { here } = useBoardTexts();
  return (
    <li className={styles.truck} data-truck={truck.id} data-target={isTarget || undefined}>
      <div className={styles.head}>
        <TruckName truck={truck} fitKind={fitKind} fitText={fitText} />
        {onAssign && (
          <Button variant="secondary" aria-label={here.label(truck.plate)} onClick={() => onAssign(truck)}>
            {here.button}
          </Button>
        )}
      </div>
      {isDrawn && <TruckSchedule truck={truck} range={range} now={now} zone={zone} />}
    </li>
  );
});

/** What a truck does, when it is free, and what keeps it off the road, in order. */
const TruckSchedule = memo(({ truck, range, now, zone }: Pick<TruckEntryProps, 'truck' | 'range' | 'now' | 'zone'>) => {
  const { list: words } = useBoardTexts();
  const locale = useLocale();
  const text = useTripText();
  const blockText = useBlockText();
  const trips = truck.trips.map((trip) => ({ trip, ...tripSpan(trip, now) })).filter((span) => placeOn(range, span));
  const blocked = blockedSpans(truck.blocks, range, { now, zone });
  const gaps = gapsOf([...trips, ...blocked], { from: Math.max(range.from, Math.min(now, range.to)), to: range.to });
  const entries = [
    ...trips.map((each) => ({ ...each, kind: 'trip' as const })),
    ...blocked.map((each) => ({ ...each, kind: 'blocked' as const })),
    ...gaps.map((each) => ({ ...each, kind: 'free' as const })),
  ].toSorted((one, other) => one.from - other.from);
  return (
    <ul className={styles.entries} aria-label={words.trips(truck.plate)}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.from}`} data-kind={entry.kind}>
          {entry.kind === 'trip' && (
            <>
              <BoardLink href={recordPath('shipments', entry.trip.id)}>{text.route(entry.trip)}</BoardLink>
              <span className={styles.time}>{text.span(entry.trip, entry)}</span>
              <ShipmentStanding shipment={entry.trip} />
            </>
          )}
          {entry.kind === 'blocked' && (
            <>
              <span>{entry.reasons.map(blockText).join(' · ')}</span>
              <span className={styles.time}>{spanText(entry, zone, locale)}</span>
            </>
          )}
          {entry.kind === 'free' && words.free(spanText(entry, zone, locale))}
        </li>
      ))}
    </ul>
  );
});
