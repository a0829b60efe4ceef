import type { StopWindow } from '../stop/Stop.ts';

/** What can change of a load that a fleet said its price for. */
export const loadChangeKinds = [
  'route',
  'place',
  'window',
  'service',
  'cargo',
  'goods',
  'dangerous',
  'details',
  'bodies',
  'payload',
  'temperature',
  'adr',
  'equipment',
  'price',
  'deadline',
] as const;

/** Undefined is what this version does not know. */
type Kind = (typeof loadChangeKinds)[number] | undefined;

/** One change of a load. */
export interface LoadChange {
  readonly what: Kind;
  /** Counted from 0; undefined if it is of no stop. */
  readonly stop: number | undefined;
  /** Of single goods, of `details` alone. */
  readonly fields: readonly string[];
}

type Moment = Pick<StopWindow, 'from' | 'to' | 'timeZone'>;

interface Goods {
  readonly count: number;
  readonly grossKg: number;
}

interface BeforeAndNow<Fact> {
  readonly before: Fact;
  readonly now: Fact;
}

/** One change of a load in short, without a price. What was and what is stands there of a place, a window and the sum of the goods, if it reads otherwise. */
export interface LoadNews {
  readonly what: Kind;
  /** Of the stop that changed. */
  readonly city: string | undefined;
  readonly place: BeforeAndNow<string | undefined> | undefined;
  readonly window: BeforeAndNow<Moment> | undefined;
  readonly cargo: BeforeAndNow<Goods> | undefined;
}
