import type { Capacity } from '../../freight/verdict/capacityOf.ts';
import { type Availability, truckLimits, type TruckLimits } from '../../freight/verdict/truckLimits.ts';
import type { Truck } from '../../freight/verdict/Truck.ts';
import { type Condition, oneHolds } from './Condition.ts';
import { dayNumber } from './dayNumber.ts';
import { numberAt, type OpenLoads } from './OpenLoads.ts';

/** What a truck does not say keeps no load from it. */
const most = (limit: number | null): number => limit ?? Infinity;

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

const ofEach = (limits: readonly TruckLimits[], of: (capacity: Capacity) => number): Float64Array =>
  Float64Array.from(limits, ({ capacity }) => of(capacity));

/**
 * Whether one of these trucks takes a load; those that carry most come first. Their limits are kept by column and compared here: a call for
 * each of a thousand trucks and 100,000 loads costs ten times as much as the comparison.
 */
function takenByOneOf(limits: readonly TruckLimits[], loads: OpenLoads): Condition {
  const [payloadKg, volumeM3] = [loads.column('payloadKg'), loads.column('volumeM3')];
  const [loadingMetres, pallets] = [loads.column('loadingMetres'), loads.column('pallets')];
  const [equipmentBits, needsCertificate] = [loads.column('equipmentBits'), loads.column('needsCertificate')];
  const [min, max] = [loads.column('temperatureMin'), loads.column('temperatureMax')];
  const [mostKg, mostM3] = [ofEach(limits, (of) => of.payloadKg), ofEach(limits, (of) => most(of.volumeM3))];
  const mostMetres = ofEach(limits, (of) => most(of.loadingLengthM));
  const mostPallets = ofEach(limits, (of) => most(of.pallets));
  const kinds = limits.map(({ capacity, times }) => {
    const [coldest, warmest] = capacity.temperatureC
      ? [capacity.temperatureC.min, capacity.temperatureC.max]
      : [Infinity, -Infinity];
    const { equipment, adr } = capacity;
    return { coldest, warmest, equipment, adr, isFree: oneHolds(times.map((each) => isFree(loads, each))) };
  });
  const suits = (
    at: number,
    { coldest, warmest, equipment, adr, isFree: isFreeFor }: (typeof kinds)[number],
  ): boolean =>
    (numberAt(equipmentBits, at) & ~equipment) === 0 &&
    (adr || numberAt(needsCertificate, at) === 0) &&
    (Number.isNaN(numberAt(min, at)) || (numberAt(min, at) >= coldest && numberAt(max, at) <= warmest)) &&
    isFreeFor(at);
  return (at) => {
    const [kg, m3] = [numberAt(payloadKg, at), numberAt(volumeM3, at)];
    const [metres, places] = [numberAt(loadingMetres, at), numberAt(pallets, at)];
    for (let kind = 0; kind < kinds.length && numberAt(mostKg, kind) >= kg; kind += 1) {
      if (
        numberAt(mostM3, kind) >= m3 &&
        numberAt(mostMetres, kind) >= metres &&
        numberAt(mostPallets, kind) >= places
      ) {
        const each = kinds[kind];
        if (each && suits(at, each)) return true;
      }
    }
    return false;
  };
}

/**
 * Whether one of these trucks fits a load, by the verdict; also one from before the services noted what a load needs. Bodies are asked about
 * first and once: they rule out most loads.
 */
export function carriedByOneOf(trucks: readonly Truck[], loads: OpenLoads): Condition {
  const byBodies = new Map<number, TruckLimits[]>();
  for (const limits of truckLimits(trucks)) {
    const { bodies } = limits.capacity;
    const known = byBodies.get(bodies);
    if (known) known.push(limits);
    else byBodies.set(bodies, [limits]);
  }
  const [bodyBits, payloadKg] = [loads.column('bodyBits'), loads.column('payloadKg')];
  const carried = [...byBodies].map(([bodies, limits]): Condition => {
    const isTaken = takenByOneOf(limits, loads);
    return (at) => (numberAt(bodyBits, at) & bodies) === bodies && isTaken(at);
  });
  return oneHolds([...carried, (at) => Number.isNaN(numberAt(payloadKg, at))]);
}
