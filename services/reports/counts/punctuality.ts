import type { StopFacts } from '../StopFacts.ts';

/** What the rules on punctuality ask of a stop. */
export type PunctualityFacts = Pick<
  StopFacts,
  'type' | 'window' | 'arrivedAt' | 'source' | 'isSkipped' | 'isCancelled' | 'isPassed' | 'isExcused' | 'warnedAt'
>;

/** The kinds of stops, as the column `punctuality` numbers them. Written by a migration: never renumber one. */
const kinds = { cancelled: 1, skipped: 2, noWindow: 3, noArrival: 4, came: 100 } as const;
/** Those of a stop that a truck is awaited at, by the clock. */
export const awaitedKinds = { notDue: 5, overdue: 6, overdueWarned: 7 } as const;
const came = { tracked: 1, early: 2, excused: 4, warned: 8, later: 16 } as const;
export const deliveryKind = 200;
/** Above every code. */
export const kindsEnd = 2 * deliveryKind;

const minute = 60_000;
const hour = 60 * minute;
/** The minutes of grace that can be asked for; the migration counts stops by these. */
export const graces = [0, 15, 30, 60] as const;
/** An arrival just within each grace, and one beyond all of them. */
const minutesLate = [...graces, 61] as const;
/** How many steps of grace there are to be late by, none among them. */
export const lateSteps = minutesLate.length;

const before = { from: 0, to: 0 } as const;
const none: Omit<PunctualityFacts, 'type'> = {
  window: before,
  arrivedAt: null,
  source: null,
  isSkipped: false,
  isCancelled: false,
  isPassed: false,
  isExcused: false,
  warnedAt: null,
};

const arrival = (bits: number): Omit<PunctualityFacts, 'type'> => {
  const arrivedAt = (minutesLate[Math.floor(bits / came.later)] ?? 0) * minute;
  return {
    ...none,
    window: { from: (bits & came.early) > 0 ? arrivedAt + 2 * hour : arrivedAt, to: 0 },
    arrivedAt,
    source: (bits & came.tracked) > 0 ? 'app' : 'desk',
    isExcused: (bits & came.excused) > 0,
    warnedAt: (bits & came.warned) > 0 ? -hour : null,
  };
};

const factsOf = (kind: number): Omit<PunctualityFacts, 'type'> => {
  switch (kind) {
    case kinds.cancelled:
      return { ...none, isCancelled: true };
    case kinds.skipped:
      return { ...none, isSkipped: true };
    case kinds.noWindow:
      return { ...none, window: null };
    case kinds.noArrival:
      return { ...none, isPassed: true };
    case awaitedKinds.notDue:
      return { ...none, window: { from: 0, to: Infinity } };
    case awaitedKinds.overdue:
      return { ...none, window: { from: 0, to: -Infinity } };
    case awaitedKinds.overdueWarned:
      return { ...none, window: { from: 0, to: -Infinity }, warnedAt: -Infinity };
    default:
      return arrival(kind - kinds.came);
  }
};

/** A delivery that a truck came to, so late by the steps of grace. */
export const exampleArrival = (step: number, { isEarly = false, isExcused = false } = {}): PunctualityFacts => ({
  type: 'delivery',
  ...arrival(step * came.later + (isEarly ? came.early : 0) + (isExcused ? came.excused : 0)),
});

/** A stop that stands for all of a kind: the rules judge every one of them as they judge it. */
export const exampleStop = (code: number): PunctualityFacts => ({
  type: code >= deliveryKind ? 'delivery' : 'pickup',
  ...factsOf(code % deliveryKind),
});

/** Every kind that a stop can be whatever the clock says. */
export const settledKinds: readonly number[] = [
  kinds.cancelled,
  kinds.skipped,
  kinds.noWindow,
  kinds.noArrival,
  ...Array.from({ length: minutesLate.length * came.later }, (_, bits) => kinds.came + bits),
].flatMap((kind) => [kind, deliveryKind + kind]);
