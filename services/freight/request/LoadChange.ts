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

type Kind = (typeof loadChangeKinds)[number];

/** One change of a load. `stop` is counted from 0 and null if it is of no stop; `fields` are those of single goods, of `details` alone. */
export interface LoadChange<Field extends string = string> {
  readonly what: Kind;
  readonly stop: number | null;
  readonly fields: readonly Field[];
}

interface Window {
  readonly from: string | null;
  readonly to: string | null;
  readonly timeZone: string | null;
}

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
  readonly city: string | null;
  readonly place: BeforeAndNow<string | null> | null;
  readonly window: BeforeAndNow<Window> | null;
  readonly cargo: BeforeAndNow<Goods> | null;
}
