import { setImmediate as othersDone } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { FleetFits } from '../freight/verdict/FleetFits.ts';
import type { Task } from '../freight/verdict/Combination.ts';
import { taskNeeds } from '../freight/verdict/taskNeeds.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import { verdictOn } from '../freight/verdict/verdictOn.ts';
import type { LoadContent } from '../requests/loadContent.ts';
import { taskOfLoad } from '../requests/taskOfLoad.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { emptyKmTo, type Start } from '../trucks/emptyKmTo.ts';
import type { FreePlace } from '../trucks/FreePlace.ts';
import { nextPlaces } from '../trucks/nextPlaces.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import { type Whereabouts, whereabouts } from '../trucks/whereabouts.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { onSphere } from './onSphere.ts';

/** After so long others are let in, in milliseconds. */
const turn = 10;

interface Asked {
  readonly companyId: string;
  readonly vehicleId: string | undefined;
  readonly near: { readonly lat: number; readonly lng: number } | undefined;
  /** Whether it matters where each truck is, where none is picked and no place is asked for. */
  readonly byTruck?: boolean;
}

interface Fleet {
  readonly trucks: readonly Truck[];
  /** Whether the fleet has more trucks than are judged. */
  readonly hasMore: boolean;
  readonly picked: { readonly truck: Truck; readonly whereabouts: Whereabouts } | undefined;
  /** By which all loads are sorted: the place that was asked for, or where the picked truck is free now. */
  readonly from: Start | null;
  /** Where each truck is free next, if that matters. */
  readonly placeOf: ((vehicleId: string) => FreePlace | null) | undefined;
}

/** The trucks of the transaction's fleet, and where the picked one is. Refuses with 422 a truck that is not its own. */
export async function readFleet(
  tx: Transaction<Tables>,
  { gazetteer }: Services,
  { companyId, vehicleId, near, byTruck = false }: Asked,
  now: Date,
): Promise<Fleet> {
  const { trucks, hasMore } = await trucksOf(tx, companyId);
  if (vehicleId === undefined) {
    const vehicleIds = trucks.map(({ id }) => id);
    const placeOf = byTruck && !near ? await nextPlaces(tx, gazetteer, { companyId, vehicleIds }, now) : undefined;
    return { trucks, hasMore, picked: undefined, from: near ?? null, placeOf };
  }
  const picked = trucks.find(({ id }) => id === vehicleId) ?? (await trucksOf(tx, companyId, vehicleId)).trucks[0];
  if (!picked) throw refusedFields([refusedField('vehicleId', 'noVehicleOfOurs')]);
  const places = await whereabouts(tx, gazetteer, { companyId, vehicleId }, now);
  return { trucks, hasMore, picked: { truck: picked, whereabouts: places }, from: places.now, placeOf: undefined };
}

type Picked = NonNullable<Fleet['picked']>;

/** Where the picked truck is free before a load is picked up. */
const placeBefore = ({ stops: [first] }: LoadContent, { whereabouts: { before } }: Picked): FreePlace | null =>
  first?.window.from ? before(new Date(first.window.from)) : null;

const placedAt = ({ truck }: Picked, free: FreePlace | null): Truck => ({
  ...truck,
  vehicle: { ...truck.vehicle, free },
});

/** The way of the truck that is nearest as the crow flies; null if it is not known where any of them is. */
function shortestWay(task: Task, vehicleIds: readonly string[], placeOf: NonNullable<Fleet['placeOf']>): number | null {
  const { lat = null, lng = null } = task.stops[0]?.place ?? {};
  if (lat === null || lng === null) return null;
  const [x, y, z] = onSphere({ lat, lng });
  let nearest: FreePlace | null = null;
  let most = -Infinity;
  for (const id of vehicleIds) {
    const place = placeOf(id);
    if (!place) continue;
    const [px, py, pz] = onSphere(place);
    const closeness = x * px + y * py + z * pz;
    if (closeness > most) [nearest, most] = [place, closeness];
  }
  return emptyKmTo(task, nearest);
}

/** So many of the trucks that fit are named. */
const mostNamed = 100;

/** Loads with what the fleet's trucks can do; `named` also says which fit. Not in a transaction: it takes the processor and not the database. */
export async function judgeLoads<Load extends LoadContent>(
  loads: readonly Load[],
  { trucks, hasMore, picked, from, placeOf }: Fleet,
  now: Date,
  named = false,
) {
  const fits = new FleetFits(trucks);
  const atLeast = hasMore ? { isAtLeast: true as const } : {};
  const judged = [];
  let began = performance.now();
  for (const load of loads) {
    const task = taskOfLoad(load);
    const needs = taskNeeds(task, now);
    const fitting = named || placeOf ? fits.fitting(needs) : [];
    const free = picked ? placeBefore(load, picked) : null;
    judged.push({
      ...load,
      fits: {
        ...fits.of(task, now, needs),
        ...atLeast,
        ...(named && { vehicleIds: fitting.slice(0, mostNamed) }),
      },
      verdict: picked ? verdictOn(task, placedAt(picked, free), now, needs) : null,
      emptyKm: placeOf ? shortestWay(task, fitting, placeOf) : emptyKmTo(task, picked ? free : from),
    });
    if (performance.now() - began > turn) {
      // oxlint-disable-next-line no-await-in-loop -- lets others in between
      await othersDone();
      began = performance.now();
    }
  }
  return judged;
}
