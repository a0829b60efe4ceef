import type { Terms } from '../../terms/AgreedTerms.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import { waitingAt } from './waitingAt.ts';

const minute = 60_000;

/**
 * When the free time of the truck that stands at a stop ends, and its waiting begins to be charged (epoch milliseconds). Null while none
 * stands at one, and where its waiting is never paid.
 */
export const freeUntil = (
  { plan, stops, nextStop }: Pick<FoldedShipment, 'plan' | 'stops' | 'nextStop'>,
  terms: Terms,
): number | null => {
  const planned = plan[nextStop ?? -1];
  const arrivedAt = stops[nextStop ?? -1]?.arrivedAt ?? null;
  if (!planned || arrivedAt === null) return null;
  const { freeMin, isLate } = waitingAt({ ...planned, arrivedAt, departedAt: null }, terms, arrivedAt);
  const isPaid = terms.ratePerHourMinor > 0 && terms.capMin > 0 && !(isLate && terms.lateRule === 'forfeit');
  return isPaid ? Math.max(arrivedAt, planned.window.from) + freeMin * minute : null;
};
