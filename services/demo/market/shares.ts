import type { Fate } from './RequestPlan.ts';

/** A part of what a shipper asks: fates in turn, by frequency, and the days from now until the first pickup. */
export interface Share {
  readonly fates: readonly Fate[];
  readonly pickups: Readonly<Partial<Record<Fate, readonly [least: number, most: number]>>>;
  /** Of an awarded one, beside the one that won. */
  readonly losers: number;
}

/** The market of these weeks. */
export const thisMonth: Share = {
  fates: [
    'open',
    'awarded',
    'open',
    'awarded',
    'open',
    'awarded',
    'expired',
    'open',
    'awarded',
    'open',
    'draft',
    'awarded',
    'open',
    'withdrawn',
    'awarded',
    'open',
    'open',
    'expired',
    'cancelled',
    'awarded',
  ],
  pickups: {
    draft: [2, 12],
    open: [1, 10],
    awarded: [-9, 10],
    withdrawn: [-30, -1],
    expired: [-40, -1],
    cancelled: [-30, -1],
  },
  losers: 3,
};

/** What was carried before, for figures and scorecards; one in thirty was called off or given back. */
export const before: Share = {
  fates: [
    ...Array.from({ length: 29 }, () => 'awarded' as const),
    'called_off',
    ...Array.from({ length: 29 }, () => 'awarded' as const),
    'given_back',
  ],
  pickups: { awarded: [-120, -2], called_off: [-110, -4], given_back: [-110, -4] },
  losers: 1,
};
