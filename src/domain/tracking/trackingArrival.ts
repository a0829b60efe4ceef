import { isOver } from './isOver.ts';
import { plannedOf } from './plannedOf.ts';
import type { ArrivalBasis, TrackedStop, Tracking } from './Tracking.ts';

/** When the last delivery is expected, and how that is known. */
export interface TrackingArrival {
  readonly town: string;
  readonly timeZone: string | undefined;
  /** Undefined if nothing but the plan is known. */
  readonly at: number | undefined;
  readonly basis: ArrivalBasis | 'plan';
  readonly late: boolean;
  /** The stop it left or stands at, for the reason. */
  readonly since: string | undefined;
  readonly planned: { readonly from: number; readonly to: number } | undefined;
}

/** When the last stop is expected that is not left out. `next` is the stop it stands at or goes to, `left` the one it left. */
export const trackingArrival = (
  { status, stops }: Tracking,
  next: TrackedStop | undefined,
  left: TrackedStop | undefined,
): TrackingArrival | undefined => {
  const last = stops.findLast(({ skipped }) => !skipped);
  if (!last || isOver(status) || last.arrivedAt !== undefined) return undefined;
  const { town, timeZone, expected } = last;
  const planned = plannedOf(last);
  if (!expected && !planned) return undefined;
  return {
    town,
    timeZone,
    at: expected?.at,
    basis: expected?.basis ?? 'plan',
    late: expected?.late ?? false,
    since: expected?.basis === 'arrival' ? next?.town : left?.town,
    planned,
  };
};
