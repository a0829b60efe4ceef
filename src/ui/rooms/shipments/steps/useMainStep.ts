import { useState } from 'react';
import { Clock } from '../../../../application/shared/Clock.ts';
import { formatInstant } from '../../../../domain/calendar/formatInstant.ts';
import { parseInstant } from '../../../../domain/calendar/parseInstant.ts';
import { farAhead } from '../../../../domain/shipment/farAhead.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { withinMinute } from '../../../../domain/shipment/withinMinute.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useQuestion } from '../../../shared/useQuestion.ts';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import { useTellShipment } from './useTellShipment.ts';

/** What brings a shipment forward by one press. */
export const forwardSteps = ['dispatched', 'arrived', 'departed', 'delivered'] as const;

export interface ForwardStep {
  readonly type: (typeof forwardSteps)[number];
  readonly stop: number | null;
}

/** Tells the next step: now, unless another time is given by the clock of the stop. Asks once more about one far ahead of its window. */
export const useMainStep = (shipment: ShipmentRecord, { type, stop }: ForwardStep) => {
  const { next: words } = useShipmentTexts();
  const { town, time, zoneAt } = useStopWords(shipment);
  const clock = useInjection(Clock);
  const folded = useFolded(shipment);
  const ask = useQuestion();
  const place = stop ?? folded.nextStop;
  const zone = zoneAt(place) ?? 'UTC';
  /** Undefined for now. */
  const [at, setAt] = useState<string>();
  const task = useTellShipment(shipment, () => setAt(undefined));
  const step = `${type} ${stop}`;
  const [shown, setShown] = useState(step);
  if (shown !== step) {
    // What was typed for the step before is no time of this one. The button stays the same, so that it keeps the focus.
    setShown(step);
    setAt(undefined);
    task.forgive();
  }
  /** Epoch milliseconds; null for now. */
  const instantOf = (typed: string | undefined): number | null => {
    if (typed === undefined) return null;
    const instant = parseInstant(typed, zone);
    return instant === undefined ? Number.NaN : withinMinute(folded, instant);
  };
  const isMeant = async (told: string, instant: number): Promise<boolean> => {
    const early = farAhead(folded, { type, stop }, instant);
    if (early === null) return true;
    const { title, text, yes, no } = words.early;
    const opens = time(folded.plan[early]?.window.from ?? instant, early);
    return ask({ title: title(town(early), opens), text: text(told), yes, no });
  };
  const send = (): void => {
    const instant = instantOf(at);
    const when = instant === null || Number.isNaN(instant) ? clock.now() : instant;
    const told = time(when, place);
    const done = type === 'dispatched' ? words.told.dispatched(told) : words.told[type](town(stop), told);
    const event = { type, stop, at: instant, data: {} };
    void task.run({ event, done, isMeant: () => isMeant(done, when) });
  };
  return {
    ...task,
    zone,
    at,
    town: town(stop),
    change: (typed: string) => {
      setAt(typed);
      task.forgive();
    },
    changeTime: () => setAt(formatInstant(clock.now(), zone)),
    send,
  };
};
