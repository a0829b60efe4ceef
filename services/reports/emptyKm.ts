import { type Figure, moneyFigure } from './Figure.ts';
import type { Tally } from './Tally.ts';

/** What counts, and then why a trip is left out. Public: never rename one. */
export const emptyKmOutcomes = [
  'measured',
  'first_trip',
  'long_gap',
  'no_truck',
  'no_place',
  'under_way',
  'cancelled',
] as const;

type EmptyKmOutcome = (typeof emptyKmOutcomes)[number];

/** What is known of a trip and of the one that its truck made before. */
export interface TripFacts {
  readonly status: string;
  readonly hasTruck: boolean;
  /** From the end of the trip before to the beginning of this one, as planned; null if the truck made none. */
  readonly gapMs: number | null;
  /** From the last stop before to the first of this trip, along roads; null if one of them has no position. */
  readonly emptyKm: number | null;
}

/** Who knows where a truck was meanwhile. */
const longestGap = 14 * 86_400_000;

/** Whether it is known how far a truck drove empty to a trip; if not, why. */
export const emptyKmOutcome = ({ status, hasTruck, gapMs, emptyKm }: TripFacts): EmptyKmOutcome => {
  if (status === 'cancelled') return 'cancelled';
  if (status !== 'delivered' && status !== 'completed') return 'under_way';
  if (!hasTruck) return 'no_truck';
  if (gapMs === null) return 'first_trip';
  if (gapMs > longestGap) return 'long_gap';
  return emptyKm === null ? 'no_place' : 'measured';
};

/** A trip with its kilometres, loaded and empty, and its price. */
export interface JudgedTrip {
  readonly outcome: string;
  readonly km: number | null;
  readonly emptyKm: number | null;
  readonly money: { readonly amountMinor: number; readonly currency: string } | null;
}

interface Earned {
  amountMinor: number;
  loaded: number;
  all: number;
  n: number;
}

const sumFigure = (code: string, value: number, n: number): Figure => ({
  code,
  unit: 'km',
  currency: null,
  value: n === 0 ? null : value,
  n,
  count: null,
  low: null,
  high: null,
});

type Entry = readonly [string, Earned];

const earnedFigures = ([currency, { amountMinor, loaded, all, n }]: Entry): readonly Figure[] =>
  [
    { code: 'per_loaded_km', km: loaded },
    { code: 'per_km_in_all', km: all },
  ].map(({ code, km }) =>
    moneyFigure(code, 'money_per_km', { value: km === 0 ? null : amountMinor / km, n, currency }),
  );

const mostTripsFirst = ([one, { n: first }]: Entry, [other, { n: second }]: Entry): number =>
  second - first || (one < other ? -1 : 1);

/** What measured trips come to, those of one currency or without a price. */
export interface MeasuredTrips {
  readonly n: number;
  readonly empty: number;
  readonly loaded: number;
  readonly money: JudgedTrip['money'];
}

export interface EmptyKmTally extends Tally<JudgedTrip> {
  readonly addSums: (trips: MeasuredTrips) => void;
}

/**
 * Σ empty km ÷ Σ empty and loaded km of the same trips; both sums; and for each currency what is earned per loaded km, and per km in
 * all.
 */
export const emptyKmTally = (): EmptyKmTally => {
  const earned = new Map<string, Earned>();
  let [n, empty, loaded] = [0, 0, 0];
  const earn = (currency: string): Earned => {
    const sums = earned.get(currency) ?? { amountMinor: 0, loaded: 0, all: 0, n: 0 };
    earned.set(currency, sums);
    return sums;
  };
  const addSums = (trips: MeasuredTrips): void => {
    n += trips.n;
    empty += trips.empty;
    loaded += trips.loaded;
    if (!trips.money) return;
    const sums = earn(trips.money.currency);
    sums.n += trips.n;
    sums.amountMinor += trips.money.amountMinor;
    sums.loaded += trips.loaded;
    sums.all += trips.loaded + trips.empty;
  };
  return {
    add: ({ outcome, km, emptyKm, money }) => {
      if (outcome === 'measured' && emptyKm !== null && km !== null)
        addSums({ n: 1, empty: emptyKm, loaded: km, money });
    },
    addSums,
    figures: () => [
      { ...sumFigure('empty_km', empty / (empty + loaded || 1), n), unit: 'share' },
      sumFigure('empty_sum', empty, n),
      sumFigure('loaded_sum', loaded, n),
      ...[...earned].toSorted(mostTripsFirst).flatMap(earnedFigures),
    ],
  };
};
