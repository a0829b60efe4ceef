import type { Terms } from '../terms/AgreedTerms.ts';
import { cancellationFee } from './fold/cancellationFee.ts';
import { expectedEnd } from './fold/expectedEnd.ts';
import { completesAt, flagsOf } from './fold/flagsOf.ts';
import type { FoldedShipment } from './fold/FoldedShipment.ts';
import { freeUntil } from './fold/freeUntil.ts';
import { lateArrival } from './fold/lateArrival.ts';
import { lateSince } from './fold/lateSince.ts';
import { isNews } from './isNews.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

type Known = Pick<ShipmentRow, 'ends_at' | 'expected_end'>;

/** When a truck that is late will be done, as was known before unless that is news: each change makes its next trips looked at. */
const steadyEnd = (folded: FoldedShipment, known: Known | undefined): Date | null => {
  const [end, plan] = [expectedEnd(folded), known?.ends_at.getTime() ?? folded.plan.at(-1)?.window.to];
  if (plan === undefined || folded.nextStop === null) return null;
  const before = known?.expected_end ?? null;
  return isNews({ at: before?.getTime() ?? plan }, { at: Math.max(end ?? plan, plan) }) ? dateOf(end) : before;
};

/** The columns that follow from what happened to a shipment under its terms; of its flags those that no clock changes. */
export const summaryOf = (folded: FoldedShipment, terms: Terms, known?: Known) => {
  const late = lateArrival(folded);
  return {
    status: folded.status,
    flags: [...flagsOf(folded, terms, -Infinity)],
    late_from: dateOf(lateSince(folded)),
    late_stop: late?.stop ?? null,
    late_arrival: dateOf(late?.at ?? null),
    expected_end: steadyEnd(folded, known),
    free_until: dateOf(freeUntil(folded, terms)),
    next_stop: folded.nextStop,
    delivered_at: dateOf(folded.deliveredAt),
    completes_at: dateOf(completesAt(folded)),
    cancel_reason: folded.cancelled?.reason ?? null,
    cancellation_fee_minor: cancellationFee(folded.cancelled, terms),
    vehicle_id: folded.assignment?.vehicleId ?? null,
    trailer_id: folded.assignment?.trailerId ?? null,
    driver_id: folded.assignment?.driverId ?? null,
  };
};
