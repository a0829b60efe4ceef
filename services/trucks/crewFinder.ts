import type { Combination } from '../freight/verdict/Combination.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import { trailerReason } from '../freight/verdict/unitReasons.ts';
import type { Reason, Verdict } from '../freight/verdict/Verdict.ts';
import type { YardCrews } from './readYardCrews.ts';

/** For how many trucks something else is tried where what they have does not fit. */
const mostMended = 100;

/** A truck with the trailer and driver it would go with, and what is to be said of them. */
export interface Crewed {
  readonly truck: Truck;
  readonly trailerId: string | null;
  readonly driverId: string | null;
  readonly verdict: Verdict;
}

type Judge = (combination: Combination) => Verdict;

const blocks = ({ severity }: Reason): boolean => severity === 'block';
const ofTrailer: ReadonlySet<string> = new Set(['trailer_missing', 'trailer_unfit', 'payload', 'volume', 'pallets']);
const ofGoods: ReadonlySet<string> = new Set(['body_type', 'temperature', 'equipment', 'adr_vehicle']);

/** Whether something is wrong with the vehicle itself, whatever it pulls and whoever drives. */
const hasOwnFault = ({ reasons }: Verdict): boolean =>
  reasons.some(
    (reason) => blocks(reason) && reason.of === 'vehicle' && !ofTrailer.has(reason.code) && !ofGoods.has(reason.code),
  );

const blocksOf = ({ reasons }: Verdict, isDriver: boolean): number =>
  reasons.filter((reason) => blocks(reason) && (reason.of === 'driver') === isDriver).length;

/** With another trailer that it can pull, and then another driver, if one is spare that fits better. */
function mend(asIs: Crewed, { trailers, drivers }: YardCrews, judge: Judge): Crewed {
  let best = asIs;
  for (const { id, part } of blocksOf(best.verdict, false) > 0 ? trailers : []) {
    const truck = { ...asIs.truck, trailer: part };
    if (trailerReason(truck)) continue;
    const verdict = judge(truck);
    if (blocksOf(verdict, false) < blocksOf(best.verdict, false)) best = { ...best, truck, trailerId: id, verdict };
    if (blocksOf(best.verdict, false) === 0) break;
  }
  for (const { id, part } of !best.truck.driver || blocksOf(best.verdict, true) > 0 ? drivers : []) {
    const truck = { ...best.truck, driver: part };
    const verdict = judge(truck);
    if (blocksOf(verdict, true) === 0) return { ...best, truck, driverId: id, verdict };
  }
  return best;
}

/**
 * Makes a function that says with which trailer and driver a truck would go: with its own, or where those do not fit, with one that is
 * spare and does. For loads and for shipments, so that both say the same of a truck.
 */
export function crewFinder(yardCrews: YardCrews, judge: Judge) {
  let mended = 0;
  return {
    /** As it stands: with the trailer and driver it has. */
    coupled: (truck: Truck): Crewed => ({
      truck,
      trailerId: truck.trailer ? (yardCrews.trailerOf.get(truck.id) ?? null) : null,
      driverId: truck.driver ? (yardCrews.driverOf.get(truck.id) ?? null) : null,
      verdict: judge(truck),
    }),
    find: (asIs: Crewed): Crewed => {
      const isMendable = (!asIs.truck.driver || !asIs.verdict.fits) && !hasOwnFault(asIs.verdict);
      if (!isMendable || mended === mostMended) return asIs;
      mended += 1;
      return mend(asIs, yardCrews, judge);
    },
  };
}
