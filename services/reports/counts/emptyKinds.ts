import { emptyKmOutcome, type emptyKmOutcomes, type TripFacts } from '../emptyKm.ts';

/** Whether it is known how far a truck drove empty to a trip, as the column `empty` numbers it. Written by a migration: never renumber one. */
const kinds = {
  cancelled: 1,
  under_way: 2,
  no_truck: 3,
  first_trip: 4,
  long_gap: 5,
  no_place: 6,
  measured: 7,
} as const satisfies Record<(typeof emptyKmOutcomes)[number], number>;

const measured: TripFacts = { status: 'delivered', hasTruck: true, gapMs: 0, emptyKm: 0 };

/** A trip that stands for all of a kind: the rules judge every one of them as they judge it. */
const examples: Readonly<Record<number, TripFacts>> = {
  [kinds.cancelled]: { ...measured, status: 'cancelled' },
  [kinds.under_way]: { ...measured, status: 'booked' },
  [kinds.no_truck]: { ...measured, hasTruck: false },
  [kinds.first_trip]: { ...measured, gapMs: null },
  [kinds.long_gap]: { ...measured, gapMs: Infinity },
  [kinds.no_place]: { ...measured, emptyKm: null },
  [kinds.measured]: measured,
};

const outcomes: ReadonlyMap<number, string> = new Map(
  Object.entries(examples).map(([kind, example]) => [Number(kind), emptyKmOutcome(example)]),
);

/** What becomes of the trips of a kind; undefined for a code that counts something else. */
export const emptyOutcomeOf = (kind: number): string | undefined => outcomes.get(kind);

/** The kinds of trips with an outcome. */
export const emptyKindsWith = (outcome: string): readonly number[] =>
  [...outcomes].flatMap(([kind, own]) => (own === outcome ? [kind] : []));

/** What is added up of measured trips, each currency by itself. */
const sums = { from: 1_000, step: 8, of: ['n', 'amountMinor', 'loaded', 'empty'] } as const;

export interface EmptyCount {
  /** By its number (`currencyOf.ts`). */
  readonly currency: number;
  readonly of: (typeof sums.of)[number];
}

/** Says what a code adds up; undefined for one that counts trips of a kind. */
export function emptyCount(code: number): EmptyCount | undefined {
  const of = sums.of[(code - sums.from) % sums.step];
  return code < sums.from || of === undefined
    ? undefined
    : { currency: Math.floor((code - sums.from) / sums.step), of };
}
