import { type Charge, chargeStates, type StayFacts } from '../dwell.ts';
import { currencyOf } from './currencyOf.ts';

/** Whether it is known how long trucks were at stops, as the column `dwell` numbers it. Written by a migration: never renumber one. */
const kinds = {
  cancelled: 1,
  skipped: 2,
  notReached: 3,
  noArrival: 4,
  stillThere: 5,
  noDeparture: 6,
  negative: 7,
  tooLong: 8,
  measured: 10,
} as const;

/** Added to each stop that was measured. Minutes and charges have codes for both types of stops, the others one that `delivery` is added to. */
const added = {
  judged: 20,
  beyond: 21,
  billable: 400,
  same: 1_000,
  stayed: 4_000,
  turned: 7_000,
  charges: 100_000,
} as const;
const delivery = { kind: 200, billable: 1, minutes: 1_500 } as const;

/** What a code counts of the stops of a type. */
export type DwellCount = { readonly type: 'pickup' | 'delivery' } & (
  | { readonly what: 'stops'; readonly kind: number }
  | { readonly what: 'minutes'; readonly stayed: number | null; readonly turned: number | null }
  /** Stops with terms to count by, those beyond their free time, and the minutes of these. */
  | { readonly what: 'judged' | 'beyond' | 'billable' }
  /** How many charges, and what they come to. */
  | { readonly what: 'charges' | 'charged'; readonly charge: Pick<Charge, 'state' | 'currency'> }
);

const typeOf = (isDelivery: boolean) => ({ type: isDelivery ? ('delivery' as const) : ('pickup' as const) });

const chargesOf = (code: number): DwellCount => {
  const charge = code >> 2;
  return {
    ...typeOf((code & 2) > 0),
    what: (code & 1) > 0 ? 'charged' : 'charges',
    charge: {
      state: chargeStates[charge % chargeStates.length] ?? 'proposed',
      currency: currencyOf(Math.floor(charge / chargeStates.length)),
    },
  };
};

const minutesOf = (code: number): DwellCount => {
  const start = code >= added.turned ? added.turned : code >= added.stayed ? added.stayed : added.same;
  const minutes = (code - start) % delivery.minutes;
  return {
    ...typeOf(code - start >= delivery.minutes),
    what: 'minutes',
    stayed: start === added.turned ? null : minutes,
    turned: start === added.stayed ? null : minutes,
  };
};

const kindOf = (code: number): DwellCount => {
  const [type, kind] = [typeOf(code >= delivery.kind), code % delivery.kind];
  if (kind === added.judged) return { ...type, what: 'judged' };
  return kind === added.beyond ? { ...type, what: 'beyond' } : { ...type, what: 'stops', kind };
};

/** Says what a code counts. */
export const dwellCount = (code: number): DwellCount => {
  if (code >= added.charges) return chargesOf(code - added.charges);
  if (code >= added.same) return minutesOf(code);
  return code >= added.billable ? { ...typeOf(code > added.billable), what: 'billable' } : kindOf(code);
};

/** What is kept by day: how long trucks stayed, for the median of each week, and nothing of appointments and charges. */
export const dwellByDay = (code: number): number | undefined => {
  const count = dwellCount(code);
  if (count.what === 'stops') return code;
  if (count.what !== 'minutes' || count.stayed === null) return undefined;
  return count.turned === null ? code : code - added.same + added.stayed;
};

const none: StayFacts = { arrivedAt: null, departedAt: null, isPassed: false, isSkipped: false, isCancelled: false };

/** A stop that stands for all of a kind: the rules judge every one of them as they judge it. */
export const exampleStay = (kind: number): StayFacts => {
  switch (kind) {
    case kinds.cancelled:
      return { ...none, isCancelled: true };
    case kinds.skipped:
      return { ...none, isSkipped: true };
    case kinds.noArrival:
      return { ...none, isPassed: true };
    case kinds.stillThere:
      return { ...none, arrivedAt: 0 };
    case kinds.noDeparture:
      return { ...none, arrivedAt: 0, isPassed: true };
    case kinds.negative:
      return { ...none, arrivedAt: 1, departedAt: 0 };
    case kinds.tooLong:
      return { ...none, arrivedAt: 0, departedAt: Infinity };
    case kinds.measured:
      return { ...none, arrivedAt: 0, departedAt: 0 };
    default:
      return none;
  }
};

/** The kinds of both types. */
export const dwellKinds: readonly number[] = Object.values(kinds).flatMap((kind) => [kind, delivery.kind + kind]);
