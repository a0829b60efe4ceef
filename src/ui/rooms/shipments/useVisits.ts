import type { ShipmentRecord } from '../../../domain/shipment/Shipment.ts';
import type { Stop } from '../../../domain/stop/Stop.ts';
import { useFolded } from './useFolded.ts';
import { useStopWords } from './useStopWords.ts';

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

/** The stops of a shipment as they were visited. */
export const useVisits = (shipment: ShipmentRecord): readonly Visit[] => {
  const folded = useFolded(shipment);
  const words = useStopWords(shipment);
  const last = folded.stops.findLastIndex(({ skipped }) => !skipped);
  return shipment.stops.map((stop, at): Visit => {
    const { arrivedAt = null, departedAt = null, skipped = false } = folded.stops[at] ?? {};
    const standing = (): Visit['standing'] => {
      if (skipped) return 'skipped';
      if (departedAt !== null) return 'done';
      if (at !== folded.nextStop) return 'later';
      return arrivedAt === null ? 'next' : 'now';
    };
    const expectedAt = null;
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
      basis: undefined,
      lateMs: reached === null || Number.isNaN(end) ? 0 : reached - end,
      waiting: undefined,
      time: (instant) => words.time(instant, at),
    };
  });
};
