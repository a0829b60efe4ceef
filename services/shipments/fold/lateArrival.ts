import { plainArrivals } from './expectedArrivals.ts';
import type { FoldedShipment } from './FoldedShipment.ts';

/** The first stop a truck is expected at after its window, and when (epoch milliseconds); null while it is in time, as far as is known. */
export function lateArrival(folded: FoldedShipment): { readonly stop: number; readonly at: number } | null {
  const late = [...plainArrivals(folded)].find(([stop, { at }]) => at > (folded.plan[stop]?.window.to ?? Infinity));
  return late ? { stop: late[0], at: late[1].at } : null;
}
