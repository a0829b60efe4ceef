import { setImmediate as othersDone } from 'node:timers/promises';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Combination } from '../freight/verdict/Combination.ts';
import { hasOverdue, readyAt } from '../freight/verdict/readyAt.ts';
import { taskNeeds } from '../freight/verdict/taskNeeds.ts';
import { trailerReason } from '../freight/verdict/unitReasons.ts';
import type { Reason, Verdict } from '../freight/verdict/Verdict.ts';
import { verdictOn } from '../freight/verdict/verdictOn.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { problem } from '../web/problems/problem.ts';
import { approachTo } from './approach.ts';
import { byWorth } from './byWorth.ts';
import { candidateAnswers } from './candidateAnswers.ts';
import type { Judged } from './Judged.ts';
import type { OfferedCrew } from './offeredCrew.ts';
import { readYard, type Yard } from './readYard.ts';

/** How many candidates are told, and for how many else of the yard is tried where what a truck has does not fit. */
const most = { told: 300, mended: 100 } as const;
/** How many candidates are asked for. */
export const candidateQuery = v.strictObject({
  size: v.pipe(
    v.optional(v.string(), '50'),
    v.regex(/^\d{1,7}$/, problem('notWhole')),
    v.transform(Number),
    v.minValue(1, problem('tooLow', { least: 1 })),
    v.transform((size) => Math.min(size, most.told)),
  ),
});

/** After so long others are let in, in milliseconds. */
const turn = 10;

/**
 * Trucks of the fleet with trailer and driver for a shipment: as they are coupled now, with another trailer or driver where those do not
 * fit and one that is spare does. The best come first.
 */
export async function findCandidates(services: Services, member: Member, id: string, size: number) {
  const now = services.clock.now();
  const yard = await inCompany(services.db, member.companyId, member.userId, async (tx) => {
    const row = await tx.selectFrom('shipment').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    return readYard(tx, services, row, now);
  });
  const judged = await judgeAll(yard, now);
  const best = judged.toSorted(byWorth).slice(0, size);
  return inCompany(services.db, member.companyId, member.userId, (tx) => candidateAnswers(tx, best));
}

/** Not in a transaction: it takes the processor and not the database. */
async function judgeAll(yard: Yard, now: Date): Promise<readonly Judged[]> {
  const task = yard.row.content;
  const needs = taskNeeds(task, now);
  const judge = (combination: Combination) => verdictOn(task, combination, now, needs);
  /** A truck goes nowhere before its driver is free, too; when that is, nobody knows of one who is late. */
  const freeWith = (crew: Combination, free: ReturnType<typeof yard.free>) => {
    if (!free || hasOverdue(crew, now)) return null;
    const at = readyAt(crew, needs.time) ?? free.at;
    return { ...free, at: at > free.at ? at : free.at };
  };
  const judged: Judged[] = [];
  let mended = 0;
  let began = performance.now();
  for (const truck of yard.trucks) {
    const free = yard.free(truck.id);
    const placed = { ...truck, vehicle: { ...truck.vehicle, free } };
    const trailerId = truck.trailer ? (yard.trailerOf.get(truck.id) ?? null) : null;
    const driverId = truck.driver ? (yard.driverOf.get(truck.id) ?? null) : null;
    const coupled = { truck: placed, trailerId, driverId, verdict: judge(placed) };
    const offered = truck.id === yard.offered?.vehicleId;
    const asIs = offered ? asOffered(coupled, yard.offered, judge) : coupled;
    const isMendable = mended < most.mended && (!asIs.truck.driver || !asIs.verdict.fits) && !hasOwnFault(asIs.verdict);
    if (isMendable) mended += 1;
    const best = isMendable ? mend(asIs, yard, judge) : asIs;
    judged.push({ ...best, offered, approach: approachTo(task, freeWith(best.truck, free), now) });
    if (performance.now() - began > turn) {
      // oxlint-disable-next-line no-await-in-loop -- lets others in between
      await othersDone();
      began = performance.now();
    }
  }
  return judged;
}

type Tried = Omit<Judged, 'approach' | 'offered'>;

/** With the trailer and driver the offer named, or with one of them, if the truck still fits so. */
function asOffered(coupled: Tried, { trailer, driver }: OfferedCrew, judge: (each: Combination) => Verdict): Tried {
  const ways = [
    { trailer, driver },
    { trailer, driver: undefined },
    { trailer: undefined, driver },
  ];
  const tried = ways.map((way) => {
    const truck = {
      ...coupled.truck,
      trailer: way.trailer?.part ?? coupled.truck.trailer,
      driver: way.driver?.part ?? coupled.truck.driver,
    };
    const [trailerId, driverId] = [way.trailer?.id ?? coupled.trailerId, way.driver?.id ?? coupled.driverId];
    return { truck, trailerId, driverId, verdict: judge(truck) };
  });
  return tried.find(({ verdict }) => verdict.fits) ?? coupled;
}

const blocks = ({ severity }: Reason): boolean => severity === 'block';
const ofTrailer: ReadonlySet<string> = new Set(['trailer_missing', 'trailer_unfit', 'payload', 'volume', 'pallets']);
const ofGoods: ReadonlySet<string> = new Set(['body_type', 'temperature', 'equipment', 'adr_vehicle']);

/** Whether something is wrong with the vehicle itself, whatever it pulls and whoever drives. */
const hasOwnFault = ({ reasons }: Verdict): boolean =>
  reasons.some(
    (reason) => blocks(reason) && reason.of === 'vehicle' && !ofTrailer.has(reason.code) && !ofGoods.has(reason.code),
  );

const worst = ({ reasons }: Verdict, isDriver: boolean): number =>
  reasons.filter((reason) => blocks(reason) && (reason.of === 'driver') === isDriver).length;

/** With another trailer that it can pull, and then another driver, if one is spare that fits better. */
function mend(asIs: Tried, { spareTrailers, spareDrivers }: Yard, judge: (each: Combination) => Verdict): Tried {
  let best = asIs;
  for (const { id, part } of worst(best.verdict, false) > 0 ? spareTrailers : []) {
    const truck = { ...asIs.truck, trailer: part };
    if (trailerReason(truck)) continue;
    const verdict = judge(truck);
    if (worst(verdict, false) < worst(best.verdict, false)) best = { ...best, truck, trailerId: id, verdict };
    if (worst(best.verdict, false) === 0) break;
  }
  for (const { id, part } of !best.truck.driver || worst(best.verdict, true) > 0 ? spareDrivers : []) {
    const truck = { ...best.truck, driver: part };
    const verdict = judge(truck);
    if (worst(verdict, true) === 0) return { ...best, truck, driverId: id, verdict };
  }
  return best;
}
