import type { Capacity } from '../../freight/verdict/capacityOf.ts';
import { type Availability, truckLimits, type TruckLimits } from '../../freight/verdict/truckLimits.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import { dayNumber } from './dayNumber.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

type Condition = (at: number) => boolean;

const every =
  (conditions: readonly Condition[]): Condition =>
  (at) =>
    conditions.every((holds) => holds(at));

/** What a truck does not say keeps no load from it. */
function upTo(needed: Float64Array, most: number | null): readonly Condition[] {
  return most === null ? [] : [(at) => numberAt(needed, at) <= most];
}

function keepsCold(loads: OpenLoads, { temperatureC }: Capacity): Condition {
  const [min, max] = [loads.column('temperatureMin'), loads.column('temperatureMax')];
  return (at) => {
    const least = numberAt(min, at);
    if (Number.isNaN(least)) return true;
    return temperatureC !== null && least >= temperatureC.min && numberAt(max, at) <= temperatureC.max;
  };
}

function carries(loads: OpenLoads, capacity: Capacity): Condition {
  const { payloadKg, volumeM3, loadingLengthM, pallets, equipment, adr } = capacity;
  const [equipmentBits, needsCertificate] = [loads.column('equipmentBits'), loads.column('needsCertificate')];
  return every([
    ...upTo(loads.column('payloadKg'), payloadKg),
    ...upTo(loads.column('volumeM3'), volumeM3),
    ...upTo(loads.column('loadingMetres'), loadingLengthM),
    ...upTo(loads.column('pallets'), pallets),
    keepsCold(loads, capacity),
    (at) => (numberAt(equipmentBits, at) & ~equipment) === 0,
    ...(adr ? [] : [(at: number) => numberAt(needsCertificate, at) === 0]),
  ]);
}

function isFree(loads: OpenLoads, { until, adrUntil, engagements }: Availability): Condition {
  const [papersUntil, needsCertificate] = [loads.column('papersUntil'), loads.column('needsCertificate')];
  const [pickupAt, carriedUntil] = [loads.column('pickupAt'), loads.column('carriedUntil')];
  const [day, adrDay] = [dayNumber(until), dayNumber(adrUntil)];
  const times = engagements.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
  return (at) =>
    numberAt(papersUntil, at) <= (numberAt(needsCertificate, at) === 1 ? adrDay : day) &&
    times.every(({ from, to }) => numberAt(pickupAt, at) >= to || numberAt(carriedUntil, at) <= from);
}

function takes(loads: OpenLoads, { capacity, times }: TruckLimits): Condition {
  const [isCarried, isInTime] = [carries(loads, capacity), times.map((each) => isFree(loads, each))];
  return (at) => isCarried(at) && isInTime.some((holds) => holds(at));
}

/**
 * Whether one of these trucks fits a load, by the verdict; also one from before the services noted what a load needs. Bodies are asked about
 * first and once: they rule out most loads.
 */
export function carriedByOneOf(trucks: readonly Truck[], loads: OpenLoads): Condition {
  const byBodies = new Map<number, Condition[]>();
  for (const limits of truckLimits(trucks)) {
    const { bodies } = limits.capacity;
    const known = byBodies.get(bodies);
    if (known) known.push(takes(loads, limits));
    else byBodies.set(bodies, [takes(loads, limits)]);
  }
  const kinds = [...byBodies];
  const [bodyBits, payloadKg] = [loads.column('bodyBits'), loads.column('payloadKg')];
  return (at) =>
    Number.isNaN(numberAt(payloadKg, at)) ||
    kinds.some(
      ([bodies, conditions]) => (numberAt(bodyBits, at) & bodies) === bodies && conditions.some((holds) => holds(at)),
    );
}
