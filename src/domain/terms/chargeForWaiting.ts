import type { Terms } from '../shipment/Terms.ts';
import { waitingAt } from '../shipment/waitingAt.ts';

const minute = 60_000;

/** What these minutes at a pickup cost a shipper, of a truck that came in time; in the smallest unit of the currency. */
export const chargeForWaiting = (terms: Terms, waitedMin: number): number => {
  const visited = { type: 'pickup', window: { from: 0, to: 0 }, arrivedAt: 0, departedAt: waitedMin * minute } as const;
  return waitingAt(visited, terms, null).chargeMinor;
};
