import type { Money } from '../money/Money.ts';

export const waitingStates = ['none', 'running', 'unproven', 'proposed', 'accepted', 'disputed'] as const;

/** The waiting at a stop by the terms of the award, and what the shipper said to its charge. */
export interface StopWaiting {
  /** Index of the stop. */
  readonly stop: number;
  readonly state: (typeof waitingStates)[number];
  readonly isLate: boolean;
  readonly dwellMin: number;
  readonly freeMin: number;
  readonly billableMin: number;
  readonly chargedMin: number;
  readonly charge: Money;
  readonly answer:
    { readonly at: string; readonly reason: string | undefined; readonly note: string | undefined } | undefined;
}
