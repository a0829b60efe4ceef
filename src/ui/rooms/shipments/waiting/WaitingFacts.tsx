import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import type { StopWaiting } from '../../../../domain/shipment/StopWaiting.ts';
import { durationText } from '../../../shared/freight/durationText.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useFolded } from '../useFolded.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import { useStopWords } from '../useStopWords.ts';
import styles from './Waiting.module.css';

const minute = 60_000;

interface WaitingFactsProps {
  readonly shipment: ShipmentRecord;
  readonly waiting: StopWaiting;
  /** The charge in words. */
  readonly amount: string;
}

/** How a charge for waiting was found, step by step. */
export const WaitingFacts = ({ shipment, waiting, amount }: WaitingFactsProps) => {
  const { waiting: words } = useShipmentTexts();
  const locale = useLocale();
  const { stops, plan } = useFolded(shipment);
  const { time } = useStopWords(shipment);
  const { stop, state, dwellMin, freeMin, billableMin, chargedMin } = waiting;
  const { arrivedAt = null, departedAt = null } = stops[stop] ?? {};
  const opens = plan[stop]?.window.from ?? 0;
  const lasts = (minutes: number): string => durationText(minutes, locale);
  const freeUntil = Math.max(arrivedAt ?? opens, opens) + freeMin * minute;
  const isEarly = arrivedAt !== null && arrivedAt < opens;
  const facts: readonly (readonly [string, string])[] = [
    ...(arrivedAt === null ? [] : [[words.arrived, time(arrivedAt, stop)] as const]),
    ...(isEarly ? [[words.counted, words.opened(time(opens, stop))] as const] : []),
    [words.left, departedAt === null ? words.still : time(departedAt, stop)],
    [words.stayed, lasts(dwellMin)],
    [words.free, arrivedAt === null ? lasts(freeMin) : words.freeUntil(lasts(freeMin), time(freeUntil, stop))],
    ...(billableMin > 0 ? [[words.over, lasts(billableMin)] as const] : []),
    ...(chargedMin > 0 ? [[words.charged, lasts(chargedMin)] as const] : []),
    [words.amount, state === 'running' ? words.soFar(amount) : amount],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
