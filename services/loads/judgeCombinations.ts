import { setImmediate as othersDone } from 'node:timers/promises';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Combination } from '../freight/verdict/Combination.ts';
import { taskNeeds } from '../freight/verdict/taskNeeds.ts';
import { trailerReason } from '../freight/verdict/unitReasons.ts';
import { type Reason, verdictAnswer } from '../freight/verdict/Verdict.ts';
import { verdictOn } from '../freight/verdict/verdictOn.ts';
import { taskOfLoad } from '../requests/taskOfLoad.ts';
import type { Services } from '../Services.ts';
import { crewFinder } from '../trucks/crewFinder.ts';
import { emptyKmTo } from '../trucks/emptyKmTo.ts';
import { judge } from '../trucks/judge.ts';
import { turnGiver } from '../web/turns/turnGiver.ts';
import { notFound } from '../web/notFound.ts';
import { openLoads } from './openLoads.ts';
import { readChoices } from './readChoices.ts';

const chosen = v.optional(v.pipe(idAnswer, v.toLowerCase()));

/** What is chosen so far. */
export const combinationQuery = v.strictObject({ vehicleId: chosen, trailerId: chosen, driverId: chosen });

const choiceAnswer = v.object({ id: idAnswer, verdict: verdictAnswer });
const placedAnswer = v.object({ verdict: verdictAnswer, emptyKm: v.nullable(wholeNumber) });

/** What a fleet can choose for a load, and what is to be said of each. */
export const combinationsAnswer = v.pipe(
  v.object({
    /** Each with the trailer and driver it has or, where those do not fit, with spare ones that do, as for a shipment. */
    vehicles: v.array(
      v.object({
        id: idAnswer,
        trailerId: v.nullable(idAnswer),
        driverId: v.nullable(idAnswer),
        /** Whether trailer or driver is a spare one. */
        spare: v.boolean(),
        ...placedAnswer.entries,
      }),
    ),
    /** Those that the chosen vehicle can pull, by what is about them. */
    trailers: v.array(choiceAnswer),
    /** By what is about them in the chosen vehicle, with the chosen trailer. */
    drivers: v.array(choiceAnswer),
    /** All of what is chosen, as a booking would be judged; null without a vehicle. */
    chosen: v.nullable(placedAnswer),
  }),
  v.metadata({ ref: 'LoadCombinations' }),
);

type Asked = v.InferOutput<typeof combinationQuery> & { readonly id: string };

/** Judges for one load what a fleet has and what it chose of that, as bookings and offers are judged. Refuses with 422 what is not its own. */
export async function judgeCombinations(services: Services, { companyId, userId }: Member, { id, ...asked }: Asked) {
  const now = services.clock.now();
  const { vehicleId = null, trailerId = null, driverId = null } = asked;
  const { task, choices, picked } = await inCompany(services.db, companyId, userId, async (tx) => {
    const load = await openLoads(tx, companyId, now).select('content').where('id', '=', id).executeTakeFirst();
    if (!load) throw notFound();
    const planned = taskOfLoad(load.content);
    const wanted = { companyId, vehicleId, trailerId, driverId };
    return {
      task: planned,
      picked: await judge(services, tx, planned, wanted, now),
      choices: await readChoices(tx, services, planned, wanted, now),
    };
  });
  const needs = taskNeeds(task, now);
  const about = (combination: Combination, is: (reason: Reason) => boolean) => {
    const reasons = verdictOn(task, combination, now, needs).reasons.filter(is);
    return { fits: !reasons.some(({ severity }) => severity === 'block'), reasons };
  };
  const { vehicle, trailer, freeOf } = choices;
  const crews = crewFinder(choices.yardCrews, (combination) => verdictOn(task, combination, now, needs));
  const turn = turnGiver();
  const vehicles: v.InferOutput<typeof combinationsAnswer>['vehicles'] = [];
  for (const truck of choices.trucks) {
    const free = freeOf(truck.id);
    const coupled = crews.coupled({ ...truck, vehicle: { ...truck.vehicle, free } });
    const best = crews.find(coupled);
    const { trailerId: pulled, driverId: seated, verdict } = best;
    const crew = { trailerId: pulled, driverId: seated, spare: best !== coupled };
    vehicles.push({ id: truck.id, ...crew, verdict, emptyKm: emptyKmTo(task, free) });
    // oxlint-disable-next-line no-await-in-loop -- others have their turn
    await turn();
  }
  await othersDone();
  const trailers = choices.trailers.flatMap(([each, part]) => {
    const combination = vehicle && { vehicle, trailer: part, driver: null };
    if (!combination || trailerReason(combination)) return [];
    return [{ id: each, verdict: about(combination, ({ of }) => of !== 'vehicle') }];
  });
  await othersDone();
  const drivers = choices.drivers.flatMap(([each, driver]) =>
    vehicle ? [{ id: each, verdict: about({ vehicle, trailer, driver }, ({ of }) => of === 'driver') }] : [],
  );
  return { vehicles, trailers, drivers, chosen: picked };
}
