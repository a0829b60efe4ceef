import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import { type ExpectedArrival, expectedArrivals } from '../../../domain/shipment/expectedArrivals.ts';
import { lastStop } from '../../../domain/shipment/lastStop.ts';
import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { Stop } from '../../../domain/stop/Stop.ts';
import { useNow } from '../../shared/useNow.ts';
import { useFolded } from './useFolded.ts';
import { useShipmentTexts } from './useShipmentTexts.ts';
import { useStopWords } from './useStopWords.ts';
import { useWaitingText } from './useWaitingText.ts';

/** Where an estimate begins to which a delay is added. */
const delayable = ['position', 'departure', 'arrival'] as const;

/** A stop as it was planned, and what became of it. Instants in epoch milliseconds. */
export interface Visit {
  readonly at: number;
  readonly stop: Stop;
  readonly standing: 'done' | 'now' | 'next' | 'later' | 'skipped';
  readonly isLast: boolean;
  readonly arrivedAt: number | null;
  readonly departedAt: number | null;
  readonly expectedAt: number | null;
  /** How the expected arrival was found. */
  readonly basis: string | undefined;
  /** After the end of the window: the arrival, or else the expected one. 0 or less if in time. */
  readonly lateMs: number;
  /** How long it waited there, and what that costs. */
  readonly waiting: string | undefined;
  /** By the clock there. */
  readonly time: (instant: number) => string;
}

/** The stops of a shipment as they were visited, and when the truck is expected at the others. */
export const useVisits = (shipment: ShipmentRecord): readonly Visit[] => {
  const folded = useFolded(shipment);
  const words = useStopWords(shipment);
  const { stops: texts } = useShipmentTexts();
  const now = useNow('minute').getTime();
  const waitingText = useWaitingText(shipment, folded);
  const expected = expectedArrivals(folded, now);
  const last = lastStop(folded);
  const basisOf = (arrival: ExpectedArrival, at: number): string => {
    const { by, since } = arrival;
    const isDelayed = folded.delays.some((told) => told.at === since);
    const from = isDelayed && isOneOf(delayable, by) ? texts.fromDelayed[by] : texts.from[by];
    return from(words.time(since, at));
  };
  return shipment.stops.map((stop, at): Visit => {
    const { arrivedAt = null, departedAt = null, skipped = false } = folded.stops[at] ?? {};
    const standing = (): Visit['standing'] => {
      if (skipped) return 'skipped';
      if (departedAt !== null) return 'done';
      if (at !== folded.nextStop) return 'later';
      return arrivedAt === null ? 'next' : 'now';
    };
    const arrival = expected[at];
    const expectedAt = arrival?.at ?? null;
    const end = Date.parse(stop.window?.to ?? '');
    const reached = arrivedAt ?? expectedAt;
    return {
      at,
      stop,
      standing: standing(),
      isLast: at === last,
      arrivedAt,
      departedAt,
      expectedAt,
      basis: arrival ? basisOf(arrival, at) : undefined,
      lateMs: reached === null || Number.isNaN(end) ? 0 : reached - end,
      waiting: waitingText(at),
      time: (instant) => words.time(instant, at),
    };
  });
};
