import type { Capacity } from '../../freight/verdict/capacityOf.ts';
import { type Availability, truckLimits, type TruckLimits } from '../../freight/verdict/truckLimits.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import { type Condition, oneHolds } from './Condition.ts';
import { dayNumber } from './dayNumber.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

/** What a truck does not say keeps no load from it. */
const most = (limit: number | null): number => limit ?? Infinity;

/** One condition rather than one for each limit: most loads pass nearly all, and a call of each costs more than its comparison. */
function carries(loads: OpenLoads, capacity: Capacity): Condition {
  const [payloadKg, volumeM3] = [loads.column('payloadKg'), loads.column('volumeM3')];
  const [loadingMetres, pallets] = [loads.column('loadingMetres'), loads.column('pallets')];
  const [equipmentBits, needsCertificate] = [loads.column('equipmentBits'), loads.column('needsCertificate')];
  const [min, max] = [loads.column('temperatureMin'), loads.column('temperatureMax')];
  const [mostM3, mostMetres, mostPallets] = [
    most(capacity.volumeM3),
    most(capacity.loadingLengthM),
    most(capacity.pallets),
  ];
  const { payloadKg: mostKg, equipment, adr, temperatureC } = capacity;
  const [coldest, warmest] = temperatureC ? [temperatureC.min, temperatureC.max] : [Infinity, -Infinity];
  const keepsCold: Condition = (at) =>
    Number.isNaN(numberAt(min, at)) || (numberAt(min, at) >= coldest && numberAt(max, at) <= warmest);
  return (at) =>
    numberAt(payloadKg, at) <= mostKg &&
    numberAt(volumeM3, at) <= mostM3 &&
    numberAt(loadingMetres, at) <= mostMetres &&
    numberAt(pallets, at) <= mostPallets &&
    (numberAt(equipmentBits, at) & ~equipment) === 0 &&
    (adr || numberAt(needsCertificate, at) === 0) &&
    keepsCold(at);
}

function isFree(loads: OpenLoads, { until, adrUntil, engagements }: Availability): Condition {
  const [papersUntil, needsCertificate] = [loads.column('papersUntil'), loads.column('needsCertificate')];
  const [pickupAt, carriedUntil] = [loads.column('pickupAt'), loads.column('carriedUntil')];
  const [day, adrDay] = [dayNumber(until), dayNumber(adrUntil)];
  const engaged = engagements.map(({ from, to }) => [from.getTime(), to.getTime()] as const);
  return (at) => {
    if (!(numberAt(papersUntil, at) <= (numberAt(needsCertificate, at) === 1 ? adrDay : day))) return false;
    for (const [begin, end] of engaged) {
      if (!(numberAt(pickupAt, at) >= end || numberAt(carriedUntil, at) <= begin)) return false;
    }
    return true;
  };
}

function takes(loads: OpenLoads, { capacity, times }: TruckLimits): Condition {
  const holds = carries(loads, capacity);
  const isFreeOnce = oneHolds(times.map((each) => isFree(loads, each)));
  return (at) => holds(at) && isFreeOnce(at);
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
  const [bodyBits, payloadKg] = [loads.column('bodyBits'), loads.column('payloadKg')];
  const carried = [...byBodies].map(([bodies, conditions]): Condition => {
    const one = oneHolds(conditions);
    return (at) => (numberAt(bodyBits, at) & bodies) === bodies && one(at);
  });
  return oneHolds([...carried, (at) => Number.isNaN(numberAt(payloadKg, at))]);
}
