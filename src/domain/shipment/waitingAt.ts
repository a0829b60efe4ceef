import type { PlannedStop } from './ShipmentEvent.ts';
import type { StopVisit } from './FoldedShipment.ts';
import type { Terms } from './Terms.ts';

const minute = 60_000;

/** What waiting at a stop comes to. Minutes; money in the smallest unit of the price's currency. */
export interface Waiting {
  /** `running` is so far; `unproven` lacks an arrival or a departure, and may still be claimed. */
  readonly state: 'none' | 'running' | 'due' | 'unproven';
  /** The truck came after the window and the grace. */
  readonly isLate: boolean;
  readonly dwellMin: number;
  readonly freeMin: number;
  readonly billableMin: number;
  /** Billable minutes in whole steps, up to the most that was agreed. */
  readonly chargedMin: number;
  readonly chargeMinor: number;
}

const nothing = { isLate: false, dwellMin: 0, freeMin: 0, billableMin: 0, chargedMin: 0, chargeMinor: 0 };

type Visited = Pick<PlannedStop, 'type' | 'window'> & Pick<StopVisit, 'arrivedAt' | 'departedAt'>;

const freeMinutes = ({ type, window }: Visited, arrivedAt: number, isLate: boolean, terms: Terms): number => {
  const free = terms.freeMin[type];
  if (!isLate || terms.lateRule !== 'reduce_free') return free;
  return Math.max(0, free - Math.ceil((arrivedAt - window.to) / minute));
};

/** A charge for minutes at a rate per hour, half up. Whole numbers, so that no half is lost. */
const chargeFor = (minutes: number, ratePerHourMinor: number): number =>
  Math.floor((2 * minutes * ratePerHourMinor + 60) / 120);

/**
 * The waiting at a stop by the terms of the award. The clock runs from the arrival, but not before the window opens, in whole minutes.
 * `now` in epoch milliseconds; null once nothing can run any more, as after a cancellation.
 */
export const waitingAt = (visited: Visited, terms: Terms, now: number | null): Waiting => {
  const { window, arrivedAt, departedAt } = visited;
  const end = departedAt ?? now;
  if (arrivedAt === null) return { ...nothing, state: departedAt === null ? 'none' : 'unproven' };
  if (end === null || (departedAt ?? arrivedAt) < arrivedAt) return { ...nothing, state: 'unproven' };
  const isLate = arrivedAt > window.to + terms.graceLateMin * minute;
  const dwellMin = Math.max(0, Math.floor((end - Math.max(arrivedAt, window.from)) / minute));
  const freeMin = freeMinutes(visited, arrivedAt, isLate, terms);
  const billableMin = isLate && terms.lateRule === 'forfeit' ? 0 : Math.max(0, dwellMin - freeMin);
  const chargedMin = Math.min(Math.ceil(billableMin / terms.incrementMin) * terms.incrementMin, terms.capMin);
  const chargeMinor = chargeFor(chargedMin, terms.ratePerHourMinor);
  // Nobody is asked for nothing, as where waiting is not paid.
  const ended = chargeMinor > 0 ? 'due' : 'none';
  return {
    state: departedAt === null ? 'running' : ended,
    isLate,
    dwellMin,
    freeMin,
    billableMin,
    chargedMin,
    chargeMinor,
  };
};
