import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Combination } from '../freight/verdict/Combination.ts';
import { hasOverdue, readyAt } from '../freight/verdict/readyAt.ts';
import { taskNeeds } from '../freight/verdict/taskNeeds.ts';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import { verdictOn } from '../freight/verdict/verdictOn.ts';
import type { Services } from '../Services.ts';
import { crewFinder, type Crewed } from '../trucks/crewFinder.ts';
import { notFound } from '../web/notFound.ts';
import { problem } from '../web/problems/problem.ts';
import { turnGiver } from '../web/turns/turnGiver.ts';
import { approachTo } from './approach.ts';
import { byWorth } from './byWorth.ts';
import { candidateAnswers } from './candidateAnswers.ts';
import type { Judged } from './Judged.ts';
import type { OfferedCrew } from './offeredCrew.ts';
import { readYard, type Yard } from './readYard.ts';

/** How many candidates are told. */
const mostTold = 300;
/** How many candidates are asked for. */
export const candidateQuery = v.strictObject({
  size: v.pipe(
    v.optional(v.string(), '50'),
    v.regex(/^\d{1,7}$/, problem('notWhole')),
    v.transform(Number),
    v.minValue(1, problem('tooLow', { least: 1 })),
    v.transform((size) => Math.min(size, mostTold)),
  ),
});

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
  const crews = crewFinder(yard.yardCrews, judge);
  const turn = turnGiver();
  for (const truck of yard.trucks) {
    const free = yard.free(truck.id);
    const coupled = crews.coupled({ ...truck, vehicle: { ...truck.vehicle, free } });
    const offered = truck.id === yard.offered?.vehicleId;
    const best = crews.find(offered ? asOffered(coupled, yard.offered, judge) : coupled);
    judged.push({ ...best, offered, approach: approachTo(task, freeWith(best.truck, free), now) });
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    await turn();
  }
  return judged;
}

/** With the trailer and driver the offer named, or with one of them, if the truck still fits so. */
function asOffered(coupled: Crewed, { trailer, driver }: OfferedCrew, judge: (each: Combination) => Verdict): Crewed {
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
