import { elapsedMinutes } from '../../freight/route/elapsedMinutes.ts';
import { estimateRoute } from '../../freight/route/estimateRoute.ts';
import { plainArrivals } from './expectedArrivals.ts';
import type { FoldedShipment } from './FoldedShipment.ts';
import { lastStop } from './lastStop.ts';
import { leaves } from './leaves.ts';

const minute = 60_000;

/** The last stop of which it is known when the truck comes, or came. */
const lastKnown = (folded: FoldedShipment): readonly [stop: number, at: number] | undefined => {
  const { stops, nextStop } = folded;
  if (nextStop === null) return undefined;
  const [stop, arrival] = [...plainArrivals(folded)].at(-1) ?? [];
  if (stop !== undefined && arrival) return [stop, arrival.at];
  const came = stops[nextStop]?.arrivedAt ?? null;
  return came === null ? undefined : [nextStop, came];
};

/**
 * When a truck that is expected at its last stop after the window will be done there (epoch milliseconds); null while it is in time, as far
 * as is known, and once it has ended. Where only a delay was told, the rest of the way follows from that.
 */
export const expectedEnd = (folded: FoldedShipment): number | null => {
  const [end, known] = [lastStop(folded), lastKnown(folded)];
  if (!known || folded.assignment === null) return null;
  const { plan, stops } = folded;
  const places = plan.flatMap(({ position }) => position ?? []);
  let [stop, arrival] = known;
  const from = arrival;
  let [driven, stood] = [0, 0];
  for (let next = stop + 1; next <= end; next += 1) {
    const [left, reached] = [plan[stop], plan[next]];
    if (stops[next]?.skipped) continue;
    if (!left?.position || !reached?.position) return null;
    stood += leaves(left, arrival) - arrival;
    driven += estimateRoute([left.position, reached.position]).minutes;
    arrival = from + stood + Math.round(elapsedMinutes(driven, places)) * minute;
    stop = next;
  }
  const last = plan[end];
  return last && arrival > last.window.to ? leaves(last, arrival) : null;
};
