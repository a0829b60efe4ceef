import { useState } from 'react';
import { ownText } from '../../../domain/outside/ownText.ts';
import { correctedTime } from '../../../domain/shipment/correctionProblem.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../domain/shipment/ShipmentEvent.ts';
import { Button } from '../../components/Button.tsx';
import { AskedDialog } from './dialogs/AskedDialog.tsx';
import { useFolded } from './useFolded.ts';
import { useOwnSide } from './useOwnSide.ts';
import styles from './Timeline.module.css';
import { useEventText } from './useEventText.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useStopWords } from './useStopWords.ts';

interface TimelineEventProps {
  readonly shipment: ShipmentRecord;
  readonly event: ShipmentEvent;
  /** The latest correction of its time. */
  readonly correction: ShipmentEvent | undefined;
  /** Whether it is a problem that a newer proof took back. */
  readonly isWithdrawn: boolean;
  readonly mayWrite: boolean;
}

/** How much later an event may be recorded before that is worth a word, in milliseconds. */
const worthTelling = 15 * 60_000;

/** One line of the timeline: when, what, by whom, and who else sees it. */
export const TimelineEvent = ({ shipment, event, correction, isWithdrawn, mayWrite }: TimelineEventProps) => {
  const { timeline: words } = useShipmentTexts();
  const { titleOf, detailOf } = useEventText(shipment);
  const { time } = useStopWords(shipment);
  const own = useOwnSide();
  const { id, type, at, recordedAt, stop, side, source, data } = event;
  const heldAt = (correction && correctedTime(correction.data)) ?? at;
  const company = side === 'service' ? words.by.service : shipment[side].name;
  const isInternal = ownText(data, 'visibility') === 'internal';
  const given = correctedTime(data);
  const detail = detailOf(event);
  const [isChanging, setChanging] = useState(false);
  const { past, unresolved } = useFolded(shipment);
  const isCorrectable = mayWrite && side === own && type !== 'booked' && past.some((each) => each.id === id);
  return (
    <li id={`event-${id}`} data-internal={isInternal || undefined}>
      <div className={styles.body}>
        <strong data-withdrawn={isWithdrawn || undefined}>{titleOf(event)}</strong>
        {type === 'correction' && given !== undefined && (
          <p>
            <a href={`#event-${ownText(data, 'of') ?? ''}`}>{time(given, stop)}</a>
          </p>
        )}
        {detail !== '' && <p className={styles.text}>{detail}</p>}
        {isInternal && <p className={styles.seen}>{words.internal(shipment[own].name)}</p>}
        <p className={styles.facts}>
          <time dateTime={new Date(heldAt).toISOString()}>{time(heldAt, stop)}</time>
          {isWithdrawn && <span>{words.withdrawn}</span>}
          {unresolved.includes(id) && <span>{words.closed}</span>}
          {heldAt !== at && <span>{words.corrected(time(at, stop))}</span>}
          {recordedAt - at > worthTelling && <span>{words.recorded(time(recordedAt, stop))}</span>}
          <span>{company}</span>
          {side !== 'service' && <span>{words.sources[source]}</span>}
          {type === 'note' && !isInternal && <span>{words.seesBoth}</span>}
          {isCorrectable && (
            <Button variant="quiet" aria-label={words.changeOf(titleOf(event))} onClick={() => setChanging(true)}>
              {words.change}
            </Button>
          )}
        </p>
      </div>
      {isChanging && (
        <AskedDialog shipment={shipment} asked={{ to: 'correct', event, heldAt }} onClose={() => setChanging(false)} />
      )}
    </li>
  );
};
