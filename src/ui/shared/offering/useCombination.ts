import type { ChosenCombination } from '../../../application/loads/CombinationJudge.ts';
import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { dayOf } from '../../../domain/calendar/dayOf.ts';
import { pulledKinds } from '../../../domain/coupling/pulledKinds.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import type { SeenVehicle } from '../../../domain/vehicle/Vehicle.ts';
import { bestFitFirst } from '../../../domain/verdict/bestFitFirst.ts';
import type { Combination, Task } from '../../../domain/verdict/Combination.ts';
import { driverAtHand } from '../../../domain/verdict/driverAtHand.ts';
import { judgeChoices, type JudgedChoice, type Judging } from '../../../domain/verdict/judgeChoices.ts';
import type { Verdict } from '../../../domain/verdict/Reason.ts';
import { unitOf } from '../../../domain/verdict/unitOf.ts';
import { verdictOn } from '../../../domain/verdict/verdictOn.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useNow } from '../useNow.ts';
import { useReading } from '../useReading.ts';
import { useFleet } from './useFleet.ts';
import { useJudgement } from './useJudgement.ts';

/** The vehicle with its papers; its row of the list until they are read. */
const useWholeVehicle = (id: string, rows: readonly SeenVehicle[] | undefined): SeenVehicle | undefined => {
  const read = useReading({
    port: VehicleRegister,
    key: ['vehicles', 'one', id],
    read: id === '' ? undefined : (register, signal) => register.read(id, signal),
  });
  return id === '' ? undefined : (read.data ?? rows?.find((row) => row.id === id));
};

/** A list has no papers: of what nothing speaks against it is not known whether it fits. */
const onlyAgainst = <Each>(judged: readonly JudgedChoice<Each>[]): readonly JudgedChoice<Each>[] =>
  judged.map(({ each, verdict }) => ({ each, verdict: verdict?.fits === true ? undefined : verdict }));

/**
 * What a fleet has for a load, what fits first, and the verdict on what is chosen: by the service, or while that cannot be reached by
 * what the browser knows of a task. Until then nothing is said.
 */
export const useCombination = (loadId: string, task: Task | undefined, chosen: ChosenCombination) => {
  const { vehicleId, trailerId, driverId } = chosen;
  const register = useInjection(VehicleRegister);
  const now = useNow();
  const today = dayOf(now);
  const { vehicles, drivers, failure, retry } = useFleet();
  const judgement = useJudgement(loadId, task, chosen);
  const vehicle = useWholeVehicle(vehicleId, vehicles);
  const trailer = useWholeVehicle(trailerId, vehicles);
  const driver = drivers?.find(({ id }) => id === driverId);
  const pulls = vehicle ? pulledKinds[vehicle.kind] : [];
  const known = judgement.isError ? task : undefined;
  const combine = (unit: SeenVehicle, behind?: SeenVehicle, person?: Driver): Combination => ({
    vehicle: unitOf(unit, today),
    trailer: behind && unitOf(behind, today),
    driver: person && driverAtHand(person),
  });
  const driverless = new Set(judgement.crews?.flatMap((crew) => (crew.driverId === undefined ? [crew.id] : [])));
  const ranked = <Each extends { readonly id: string }>(
    choices: readonly Each[] = [],
    verdicts: ReadonlyMap<string, Verdict>,
    judging: Judging<Each>,
  ): readonly JudgedChoice<Each>[] =>
    bestFitFirst(
      known
        ? onlyAgainst(judgeChoices(known, choices, judging, now.getTime()))
        : choices.map((each) => ({ each, verdict: verdicts.get(each.id), isDriverless: driverless.has(each.id) })),
    );
  const own = known && vehicle && verdictOn(known, combine(vehicle, trailer, driver), now.getTime());
  return {
    /** The trailer and driver that a vehicle would go with, or those that belong to it where nobody can say; '' for none. */
    companionsOf: async (id: string) => {
      const crew = judgement.crews?.find((each) => each.id === id);
      if (crew) return { trailerId: crew.trailerId ?? '', driverId: crew.driverId ?? '' };
      const { assignment } = await register.read(id);
      return { trailerId: assignment.trailer?.id ?? '', driverId: assignment.driver?.id ?? '' };
    },
    failure,
    retry,
    vehicle,
    vehicles: ranked(
      vehicles?.filter(({ kind }) => pulledKinds[kind].length > 0),
      judgement.vehicles,
      { combinationOf: (each) => combine(each), isAbout: ({ code }) => code !== 'trailer_missing' },
    ),
    trailers: vehicle
      ? ranked(
          vehicles?.filter(({ kind }) => pulls.includes(kind)),
          judgement.trailers,
          { combinationOf: (each) => combine(vehicle, each), isAbout: ({ of }) => of !== 'vehicle' },
        )
      : [],
    drivers: vehicle
      ? ranked(drivers, judgement.drivers, {
          combinationOf: (each) => combine(vehicle, trailer, each),
          isAbout: ({ of }) => of === 'driver',
        })
      : [],
    verdict: vehicle && (judgement.chosen ?? own),
    /** The verdict on what is chosen, once it is known. */
    settledVerdict: async (): Promise<Verdict | undefined> => (await judgement.settled()) ?? own,
  };
};
