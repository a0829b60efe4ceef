import type { spread } from './spread.ts';

/** What the shipments of one currency come to, in its smallest unit. */
export interface PriceSums {
  /** Each price of those that were delivered. */
  readonly prices: ReturnType<typeof spread>;
  delivered: number;
  total: number;
  /** Of those that were cancelled for a fee, how many and what is owed for them. */
  cancelled: number;
  fees: number;
  /** Waiting, as the statements of all these have it. */
  waiting: number;
  /** Of those that were delivered the kilometres; how many have none, and what is paid for them. */
  km: number;
  unrouted: number;
  unroutedTotal: number;
  /** The same of their weight. */
  grams: number;
  unweighed: number;
  unweighedTotal: number;
}

/** What is only added up. */
export type PriceAmount = Exclude<keyof PriceSums, 'prices'>;
