import { useId, useState } from 'react';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { TimelineLine } from '../../../domain/shipment/timelineLines.ts';
import { LineIcon } from '../../components/LineIcon.tsx';
import { useLocale } from '../../shared/useLocale.ts';
import { TimelineEvent } from './TimelineEvent.tsx';
import styles from './Timeline.module.css';
import { useNearText } from './useNearText.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useStopWords } from './useStopWords.ts';

interface PositionsLineProps {
  readonly shipment: ShipmentRecord;
  /** The positions, the latest first. */
  readonly line: TimelineLine;
}

const chevron = 'm6 9 6 6 6-6';

/** Positions that followed one another as one line: how many, and where the truck was last. It opens to each of them. */
export const PositionsLine = ({ shipment, line }: PositionsLineProps) => {
  const { timeline: words } = useShipmentTexts();
  const count = new Intl.NumberFormat(useLocale()).format(line.length);
  const { time } = useStopWords(shipment);
  const near = useNearText(shipment);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const latest = line.reduce((last, event) => (event.at > last.at ? event : last));
  const last = [near(latest.position), time(latest.at, latest.stop)].filter(Boolean).join(', ');
  return (
    <li>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <strong>{words.positions(count)}</strong>
        <span>{words.last(last)}</span>
        <LineIcon path={chevron} />
      </button>
      {isOpen && (
        <ol id={list} className={styles.folded} aria-label={words.positions(count)}>
          {line.map((event) => (
            <TimelineEvent
              key={event.id}
              shipment={shipment}
              event={event}
              correction={undefined}
              isWithdrawn={false}
              mayWrite={false}
            />
          ))}
        </ol>
      )}
    </li>
  );
};
