import { useState } from 'react';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { traitsOf } from '../../../domain/shipment/eventTraits.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { ShipmentEvent } from '../../../domain/shipment/ShipmentEvent.ts';
import { timelineLines } from '../../../domain/shipment/timelineLines.ts';
import { withdrawnProblems } from '../../../domain/shipment/withdrawnProblems.ts';
import { Card } from '../../components/Card.tsx';
import { ChipChoice } from '../../components/ChipChoice.tsx';
import { wordOptions } from '../../components/wordOptions.ts';
import { PositionsLine } from './PositionsLine.tsx';
import { TimelineEvent } from './TimelineEvent.tsx';
import styles from './Timeline.module.css';
import { useShipmentTexts } from './useShipmentTexts.ts';

const kindNames = ['all', 'steps', 'trouble', 'notes'] as const;

interface TimelineProps {
  readonly shipment: ShipmentRecord;
  readonly mayWrite: boolean;
}

/**
 * What happened, the latest first; positions that followed one another are one line. A time that was corrected stands with the event
 * it belongs to, and says so.
 */
export const Timeline = ({ shipment, mayWrite }: TimelineProps) => {
  const { timeline: words } = useShipmentTexts();
  const [kind, setKind] = useState<(typeof kindNames)[number]>('all');
  const correctionOf = (of: string): ShipmentEvent | undefined =>
    shipment.events.findLast((event) => event.type === 'correction' && ownText(event.data, 'of') === of);
  const withdrawn = withdrawnProblems(shipment.events);
  const shown = shipment.events.filter(({ type }) => kind === 'all' || traitsOf(type).kind === kind).toReversed();
  return (
    <Card title={words.title}>
      <div className={styles.kinds}>
        <ChipChoice
          name="event-kind"
          label={words.show}
          value={kind}
          options={wordOptions(words.kinds)}
          onChange={(value) => setKind(isOneOf(kindNames, value) ? value : 'all')}
        />
      </div>
      {shown.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ol className={styles.events} aria-label={words.title}>
        {timelineLines(shown).map((line) => {
          const [event] = line;
          // Named by its first position: it stays open while others come in.
          if (line.length > 1) return <PositionsLine key={line.at(-1)?.id} shipment={shipment} line={line} />;
          return (
            <TimelineEvent
              key={event.id}
              shipment={shipment}
              event={event}
              correction={correctionOf(event.id)}
              isWithdrawn={withdrawn.has(event.id)}
              mayWrite={mayWrite}
            />
          );
        })}
      </ol>
    </Card>
  );
};
