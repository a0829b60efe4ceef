import type { RequestContent } from '../../freight/request/requestContent.ts';
import { elapsedMinutes } from '../../freight/route/elapsedMinutes.ts';
import { estimateRoute } from '../../freight/route/estimateRoute.ts';
import { routePoints } from '../../requests/routePoints.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Journey, Proof, Told } from './Journey.ts';
import { setbackOf } from './setbackOf.ts';

const minute = 60_000;
const hour = 60 * minute;

const windowOf = ({ stops }: RequestContent, stop: number): { readonly from: number; readonly to: number } => ({
  from: Date.parse(stops[stop]?.window?.from ?? ''),
  to: Date.parse(stops[stop]?.window?.to ?? ''),
});

/** How long a truck stands at a stop: most less than two hours, one in nine longer than is free. */
const dwell = (random: SeededRandom): number =>
  (random.below(9) === 0 ? random.between(140, 290) : random.between(35, 110)) * minute;

/** When a truck that cannot come before `soonest` comes to a window: one in ten comes late. */
function arrivalIn(window: { readonly from: number; readonly to: number }, soonest: number, random: SeededRandom) {
  const isLate = random.below(10) === 0;
  const wanted = isLate
    ? window.to + random.between(40, 200) * minute
    : window.from + random.between(-0.1, 0.9) * (window.to - window.from);
  return Math.max(wanted, soonest + random.between(1, 20) * minute);
}

/** Most proofs come within hours and are verified within a day; one in twelve says that something is short or damaged. */
function proofsOf(delivered: number, random: SeededRandom): readonly Proof[] {
  const at = delivered + random.between(0.3, 7) * hour;
  const draw = random.below(24);
  if (draw === 0) {
    const rejectedAt = at + random.between(2, 20) * hour;
    return [{ at, rejectedAt }, { at: rejectedAt + random.between(3, 30) * hour }];
  }
  return [{ at, ...(draw === 1 && { short: 1 }), ...(draw === 2 && { damaged: 1 }) }];
}

const proved = (proofs: readonly Proof[]): number => proofs.at(-1)?.at ?? 0;

/** A trip as they mostly go: by the distances, the hours at the wheel and the windows, with what happens now and then. */
export function usualJourney(
  content: RequestContent,
  bookedAt: number,
  isBookedWithTruck: boolean,
  random: SeededRandom,
): Journey {
  const places = routePoints(content) ?? [];
  const { legs } = estimateRoute(places);
  const first = Math.max(arrivalIn(windowOf(content, 0), bookedAt + 4 * hour, random), bookedAt + 4 * hour);
  const visits = [{ arrivedAt: first, leftAt: first + dwell(random) }];
  for (const [index, leg] of legs.entries()) {
    const soonest = (visits[index]?.leftAt ?? first) + elapsedMinutes(leg.minutes, places) * minute;
    const arrivedAt = arrivalIn(windowOf(content, index + 1), soonest, random);
    visits.push({ arrivedAt, leftAt: arrivedAt + dwell(random) });
  }
  const dispatchedAt = first - random.between(1.5, 3.5) * hour;
  const delivered = visits.at(-1)?.leftAt ?? first;
  const proofs = proofsOf(delivered, random);
  const automatic = random.below(6) === 0;
  const besides = visits.flatMap(({ arrivedAt, leftAt }, stop): readonly Told[] => {
    const leftBefore = visits[stop - 1]?.leftAt ?? dispatchedAt;
    return setbackOf({ stop, leftBefore, arrivedAt, leftAt, ...windowOf(content, stop) }, random);
  });
  return {
    assignedAt: isBookedWithTruck ? bookedAt : bookedAt + random.between(0.1, 0.85) * (dispatchedAt - bookedAt),
    dispatchedAt,
    visits,
    proofs,
    completed: { at: proved(proofs) + (automatic ? 72 : random.between(1, 30)) * hour, automatic },
    besides,
  };
}
