import { useState } from 'react';
import { Clock } from '../../../../application/shared/Clock.ts';
import { formatInstant } from '../../../../domain/calendar/formatInstant.ts';
import { parseInstant } from '../../../../domain/calendar/parseInstant.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { withinMinute } from '../../../../domain/shipment/withinMinute.ts';
import { Button } from '../../../components/Button.tsx';
import { DateTimeField } from '../../../components/dates/DateTimeField.tsx';
import { FieldProblem } from '../../../components/FieldProblem.tsx';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import styles from '../NextStepCard.module.css';
import { OvertakenShipment } from '../OvertakenShipment.tsx';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { useTellShipment } from './useTellShipment.ts';

/** What brings a shipment forward by one press. */
export const forwardSteps = ['dispatched', 'arrived', 'departed', 'delivered'] as const;

interface MainStepProps {
  readonly shipment: ShipmentRecord;
  readonly type: (typeof forwardSteps)[number];
  readonly stop: number | null;
}

/** The one next step as a big button: now, unless another time is given. */
export const MainStep = ({ shipment, type, stop }: MainStepProps) => {
  const { next: words } = useShipmentTexts();
  const { town, time, zoneAt } = useStopWords(shipment);
  const clock = useInjection(Clock);
  const folded = useFolded(shipment);
  const zone = zoneAt(stop ?? folded.nextStop) ?? 'UTC';
  /** Undefined for now. */
  const [at, setAt] = useState<string>();
  const task = useTellShipment(shipment, () => setAt(undefined));
  const place = town(stop);
  const isTimed = at !== undefined;
  const send = (): void => {
    const typed = isTimed ? parseInstant(at, zone) : undefined;
    const instant = typed === undefined ? Number.NaN : withinMinute(folded, typed);
    const told = time(isTimed && !Number.isNaN(instant) ? instant : clock.now(), stop ?? folded.nextStop);
    const done = type === 'dispatched' ? words.told.dispatched(told) : words.told[type](place, told);
    void task.run({ event: { type, stop, at: isTimed ? instant : null, data: {} }, done });
  };
  return (
    <div className={styles.step}>
      <OvertakenShipment failure={task.overtaken} status={shipment.status} />
      <Button wide busy={task.pending} onClick={send}>
        {type === 'dispatched' ? words.dispatched : words[type](place)}
      </Button>
      {isTimed ? (
        <DateTimeField
          name="step-time"
          mode="single"
          label={words.at[type]}
          zone={zone}
          value={at}
          onChange={(value) => {
            setAt(value);
            task.forgive();
          }}
          problem={task.problem?.text}
        />
      ) : (
        <>
          {task.problem && <FieldProblem role="alert">{task.problem.text}</FieldProblem>}
          <p className={styles.now}>
            {words.now}{' '}
            <Button variant="quiet" onClick={() => setAt(formatInstant(clock.now(), zone))}>
              {words.changeTime}
            </Button>
          </p>
        </>
      )}
    </div>
  );
};
