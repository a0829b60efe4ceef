import { useDeferredValue } from 'react';
import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { dayOf } from '../../../domain/calendar/dayOf.ts';
import { pulledKinds } from '../../../domain/coupling/pulledKinds.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import type { SeenVehicle } from '../../../domain/vehicle/Vehicle.ts';
import type { Combination, Task } from '../../../domain/verdict/Combination.ts';
import { driverAtHand } from '../../../domain/verdict/driverAtHand.ts';
import { type Judging, rankedFits } from '../../../domain/verdict/rankedFits.ts';
import { unitOf } from '../../../domain/verdict/unitOf.ts';
import { verdictOn } from '../../../domain/verdict/verdictOn.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useNow } from '../useNow.ts';
import { useReading } from '../useReading.ts';
import { useFleet } from './useFleet.ts';

/** Ids, or '' for none. */
export interface ChosenIds {
  readonly vehicleId: string;
  readonly trailerId: string;
  readonly driverId: string;
}

/** The vehicle with its papers; its row of the list until they are read. */
const useWholeVehicle = (id: string, rows: readonly SeenVehicle[] | undefined): SeenVehicle | undefined => {
  const read = useReading({
    port: VehicleRegister,
    key: ['vehicles', 'one', id],
    read: id === '' ? undefined : (register, signal) => register.read(id, signal),
  });
  return id === '' ? undefined : (read.data ?? rows?.find((row) => row.id === id));
};

/** Those that are known to fit come first; of others that is not certain, since a list has no papers. */
const knownFirst = <Each extends { readonly id: string }>(
  ranked: readonly { readonly each: Each; readonly fits: boolean | undefined }[],
  known: readonly string[],
) => {
  const marked = ranked.map((one) => ({ ...one, isKnown: known.includes(one.each.id) }));
  return [...marked.filter(({ isKnown }) => isKnown), ...marked.filter(({ isKnown }) => !isKnown)];
};

/** What a fleet has for a load, what fits first, and the verdict on what is chosen; none without a task or a vehicle. */
export const useCombination = (
  task: Task | undefined,
  { vehicleId, trailerId, driverId }: ChosenIds,
  /** Ids of trucks that are known to fit with the trailer and driver they have. */
  known: readonly string[] = [],
) => {
  const register = useInjection(VehicleRegister);
  const now = useNow();
  const today = dayOf(now);
  const { vehicles, drivers, failure, retry } = useFleet();
  const vehicle = useWholeVehicle(vehicleId, vehicles);
  const trailer = useWholeVehicle(trailerId, vehicles);
  const driver = drivers?.find(({ id }) => id === driverId);
  const pulls = vehicle ? pulledKinds[vehicle.kind] : [];
  const combine = (unit: SeenVehicle, behind?: SeenVehicle, person?: Driver): Combination => ({
    vehicle: unitOf(unit, today),
    trailer: behind && unitOf(behind, today),
    driver: person && driverAtHand(person),
  });
  // Each choice is judged on its own, and what the load asks is shown before that.
  const judged = useDeferredValue(task ?? null, null);
  const ranked = <Each>(choices: readonly Each[] | undefined, judging: Judging<Each>) =>
    judged
      ? rankedFits(judged, choices ?? [], judging, now.getTime())
      : (choices ?? []).map((each) => ({ each, fits: undefined }));
  return {
    /** The trailer and driver that belong to a vehicle; '' for none. */
    companionsOf: async (id: string) => {
      const { assignment } = await register.read(id);
      return { trailerId: assignment.trailer?.id ?? '', driverId: assignment.driver?.id ?? '' };
    },
    failure,
    retry,
    vehicle,
    vehicles: knownFirst(
      ranked(
        vehicles?.filter(({ kind }) => pulledKinds[kind].length > 0),
        { combinationOf: (each) => combine(each), isAbout: ({ code }) => code !== 'trailer_missing' },
      ),
      known,
    ),
    trailers: vehicle
      ? ranked(
          vehicles?.filter(({ kind }) => pulls.includes(kind)),
          { combinationOf: (each) => combine(vehicle, each), isAbout: ({ of }) => of !== 'vehicle' },
        )
      : [],
    drivers: vehicle
      ? ranked(drivers, {
          combinationOf: (each) => combine(vehicle, trailer, each),
          isAbout: ({ of }) => of === 'driver',
        })
      : [],
    verdict: task && vehicle && verdictOn(task, combine(vehicle, trailer, driver), now.getTime()),
  };
};
