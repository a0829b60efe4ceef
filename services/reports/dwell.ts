import { minutesFigure, moneyFigure, shareFigure } from './Figure.ts';
import { minuteSpread } from './minuteSpread.ts';
import type { StopFacts } from './StopFacts.ts';
import type { RepeatedTally } from './Tally.ts';

/** What counts, and then why a stop is left out. Public: never rename one. */
export const dwellOutcomes = [
  'measured',
  'still_there',
  'not_reached',
  'no_arrival',
  'no_departure',
  'negative',
  'too_long',
  'skipped',
  'cancelled',
] as const;

type DwellOutcome = (typeof dwellOutcomes)[number];

const minute = 60_000;
/** Minutes. Who stays longer rests there, or nobody told of the departure. */
const longest = 24 * 60;

/** What says whether a stay was measured. */
export type StayFacts = Pick<StopFacts, 'arrivedAt' | 'departedAt' | 'isPassed' | 'isSkipped' | 'isCancelled'>;

/** Whether it is known how long a truck was at a stop; if not, why. */
export const dwellOutcome = (stop: StayFacts): DwellOutcome => {
  const { arrivedAt, departedAt, isPassed } = stop;
  if (stop.isCancelled) return 'cancelled';
  if (stop.isSkipped) return 'skipped';
  if (arrivedAt === null) return isPassed ? 'no_arrival' : 'not_reached';
  if (departedAt === null) return isPassed ? 'no_departure' : 'still_there';
  if (departedAt < arrivedAt) return 'negative';
  return departedAt - arrivedAt > longest * minute ? 'too_long' : 'measured';
};

/** How long a truck was at a stop, and from its appointment on: who comes early waits at their own cost. Whole minutes. */
export const dwellMinutes = ({ arrivedAt, departedAt, window }: StopFacts) => {
  if (arrivedAt === null || departedAt === null) return { stayed: null, turned: null };
  const since = (begin: number) => Math.max(0, Math.floor((departedAt - begin) / minute));
  return { stayed: since(arrivedAt), turned: window && since(Math.max(arrivedAt, window.from)) };
};

/** A stop with what was measured there, in minutes. */
export interface Stay {
  readonly outcome: string;
  readonly minutes: number | null;
  readonly turned: number | null;
  /** Beyond the free time of the terms; null where there are no terms to count by. */
  readonly billable: number | null;
  /** What the waiting is charged, and what the shipper says of just that; null if nothing is charged. */
  readonly charge: Charge | null;
}

export interface Charge {
  readonly state: (typeof chargeStates)[number];
  readonly amountMinor: number;
  readonly currency: string;
}

export const chargeStates = ['proposed', 'accepted', 'disputed'] as const;

/** What a shipper says of a charge; an answer about another amount answers nothing. */
export const chargeState = (chargeMinor: number, waiting: StopFacts['waiting']): Charge['state'] => {
  if (waiting?.chargeMinor !== chargeMinor) return 'proposed';
  return waiting.isAccepted ? 'accepted' : 'disputed';
};

/** The sums of charges of each currency and state. Those that were all taken away again are as if they had never been. */
const chargeSums = () => {
  const sums = new Map<string, Map<Charge['state'], { n: number; total: number }>>();
  return {
    add: ({ state, currency }: Pick<Charge, 'state' | 'currency'>, n: number, total: number): void => {
      const own = sums.get(currency) ?? new Map<Charge['state'], { n: number; total: number }>();
      const sum = own.get(state) ?? { n: 0, total: 0 };
      own.set(state, { n: sum.n + n, total: sum.total + total });
      sums.set(currency, own);
    },
    figures: () =>
      [...sums]
        .filter(([, own]) => [...own.values()].some(({ n }) => n > 0))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([currency, own]) =>
          chargeStates.map((state) => {
            const { n, total } = own.get(state) ?? { n: 0, total: 0 };
            return moneyFigure(`waiting_${state}`, 'money', { value: n === 0 ? null : total, n, currency });
          }),
        ),
  };
};

/** Stops with terms to count by, how many of them were beyond their free time, and for how many minutes together. */
type Waiting = 'judged' | 'beyond' | 'billable';

/** Figures of stays, to which sums can be added too. */
export interface DwellTally extends RepeatedTally<Stay> {
  readonly addWaiting: (what: Waiting, more: number) => void;
  /** So many charges of a state and currency, and what they come to together, in its smallest unit. */
  readonly addCharges: (charge: Pick<Charge, 'state' | 'currency'>, n: number, total: number) => void;
}

/**
 * How long trucks stayed: the median, what nine in ten did not exceed, the median from the appointment on, the share of stops beyond
 * their free time, how long all of these were beyond it, and what was charged for it, by currency.
 */
export const dwellTally = (): DwellTally => {
  const [stayed, turned, charges] = [minuteSpread(longest), minuteSpread(longest), chargeSums()];
  const waiting: Record<Waiting, number> = { judged: 0, beyond: 0, billable: 0 };
  const addWaiting: DwellTally['addWaiting'] = (what, more) => {
    waiting[what] += more;
  };
  return {
    addWaiting,
    addCharges: charges.add,
    add: ({ outcome, minutes, turned: since, billable, charge }, times = 1) => {
      if (outcome !== 'measured') return;
      if (minutes !== null) stayed.add(minutes, times);
      if (since !== null) turned.add(since, times);
      if (charge) charges.add(charge, times, charge.amountMinor * times);
      if (billable === null) return;
      addWaiting('judged', times);
      addWaiting('beyond', billable > 0 ? times : 0);
      addWaiting('billable', billable * times);
    },
    figures: () => [
      minutesFigure('dwell', stayed.median(), stayed.n()),
      minutesFigure('dwell_p90', stayed.p90(), stayed.n()),
      minutesFigure('turn', turned.median(), turned.n()),
      shareFigure('beyond_free', waiting.beyond, waiting.judged),
      minutesFigure('billable', waiting.judged === 0 ? null : waiting.billable, waiting.beyond),
      ...charges.figures(),
    ],
  };
};
