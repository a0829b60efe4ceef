import type { Capacity } from '../../freight/verdict/capacityOf.ts';
import { type Availability, truckLimits, type TruckLimits } from '../../freight/verdict/truckLimits.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import { allHold, atMost, type Condition, is, oneHolds } from './Condition.ts';
import { dayNumber } from './dayNumber.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

/** What a truck does not say keeps no load from it. */
const upTo = (needed: Float64Array, most: number | null): readonly Condition[] =>
  most === null ? [] : [atMost(needed, most)];

function keepsCold(loads: OpenLoads, { temperatureC }: Capacity): Condition {
  const [min, max] = [loads.column('temperatureMin'), loads.column('temperatureMax')];
  return (at) => {
    const least = numberAt(min, at);
    if (Number.isNaN(least)) return true;
    return temperatureC !== null && least >= temperatureC.min && numberAt(max, at) <= temperatureC.max;
  };
}

function carries(loads: OpenLoads, capacity: Capacity): readonly Condition[] {
  const { payloadKg, volumeM3, loadingLengthM, pallets, equipment, adr } = capacity;
  const equipmentBits = loads.column('equipmentBits');
  return [
    ...upTo(loads.column('payloadKg'), payloadKg),
    ...upTo(loads.column('volumeM3'), volumeM3),
    ...upTo(loads.column('loadingMetres'), loadingLengthM),
    ...upTo(loads.column('pallets'), pallets),
    keepsCold(loads, capacity),
    (at) => (numberAt(equipmentBits, at) & ~equipment) === 0,
    ...(adr ? [] : [is(loads.column('needsCertificate'), false)]),
  ];
}

function isFree(loads: OpenLoads, { until, adrUntil, engagements }: Availability): Condition {
  const [papersUntil, needsCertificate] = [loads.column('papersUntil'), loads.column('needsCertificate')];
  const [pickupAt, carriedUntil] = [loads.column('pickupAt'), loads.column('carriedUntil')];
  const [day, adrDay] = [dayNumber(until), dayNumber(adrUntil)];
  const areValid: Condition = (at) =>
    numberAt(papersUntil, at) <= (numberAt(needsCertificate, at) === 1 ? adrDay : day);
  const outside = engagements.map(({ from, to }): Condition => {
    const [begin, end] = [from.getTime(), to.getTime()];
    return (at) => numberAt(pickupAt, at) >= end || numberAt(carriedUntil, at) <= begin;
  });
  return allHold([areValid, ...outside]);
}

const takes = (loads: OpenLoads, { capacity, times }: TruckLimits): Condition =>
  allHold([...carries(loads, capacity), oneHolds(times.map((each) => isFree(loads, each)))]);

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
  const [bodyBits, payloadKg] = [loads.column('bodyBits'), loads.column('payloadKg')];
  const carried = [...byBodies].map(([bodies, conditions]): Condition => {
    const one = oneHolds(conditions);
    return (at) => (numberAt(bodyBits, at) & bodies) === bodies && one(at);
  });
  return oneHolds([...carried, (at) => Number.isNaN(numberAt(payloadKg, at))]);
}
