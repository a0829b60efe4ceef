import { ownText } from '../../../domain/outside/ownText.ts';
import { correctedTime } from '../../../domain/shipment/correctionProblem.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../domain/shipment/ShipmentEvent.ts';
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
}

/** How much later an event may be recorded before that is worth a word, in milliseconds. */
const worthTelling = 15 * 60_000;

/** One line of the timeline: when, what, by whom, and who else sees it. */
export const TimelineEvent = ({ shipment, event, correction }: TimelineEventProps) => {
  const { timeline: words } = useShipmentTexts();
  const { titleOf, detailOf } = useEventText(shipment);
  const { time } = useStopWords(shipment);
  const own = useOwnSide();
  const { id, at, recordedAt, stop, side, source, data } = event;
  const heldAt = (correction && correctedTime(correction.data)) ?? at;
  const company = side === 'service' ? words.by.service : shipment[side].name;
  const isInternal = ownText(data, 'visibility') === 'internal';
  const given = correctedTime(data);
  const detail = detailOf(event);
  return (
    <li id={`event-${id}`} data-internal={isInternal || undefined}>
      <div className={styles.body}>
        <strong>{titleOf(event)}</strong>
        {event.type === 'correction' && given !== undefined && (
          <p>
            <a href={`#event-${ownText(data, 'of') ?? ''}`}>{time(given, stop)}</a>
          </p>
        )}
        {detail !== '' && <p className={styles.text}>{detail}</p>}
        {isInternal && <p className={styles.seen}>{words.internal(shipment[own].name)}</p>}
        <p className={styles.facts}>
          <time dateTime={new Date(heldAt).toISOString()}>{time(heldAt, stop)}</time>
          {heldAt !== at && <span>{words.corrected(time(at, stop))}</span>}
          {recordedAt - at > worthTelling && <span>{words.recorded(time(recordedAt, stop))}</span>}
          <span>{company}</span>
          {side !== 'service' && <span>{words.sources[source]}</span>}
          {event.type === 'note' && !isInternal && <span>{words.seesBoth}</span>}
        </p>
      </div>
    </li>
  );
};
