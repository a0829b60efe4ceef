import { type Capacity, capacityOf } from './capacityOf.ts';
import type { Engagement } from './Combination.ts';
import { driverReasons } from './driverReasons.ts';
import type { Truck } from './Truck.ts';
import { trailerReason, unitReasons } from './unitReasons.ts';
import type { Reason } from './Verdict.ts';

/** When a truck can go: until when its papers are valid, and its driver's ADR card too, and what it does meanwhile. */
export interface Availability {
  readonly until: string;
  readonly adrUntil: string;
  readonly engagements: readonly Engagement[];
}

export interface TruckLimits {
  readonly capacity: Capacity;
  readonly times: readonly Availability[];
}

/** Later than any paper. */
const never = '9999-12-31';

const blocks = (reason: Reason | undefined): boolean => reason?.severity === 'block';

/** Null for a truck that something keeps at home on every day. */
function availabilityOf(truck: Truck): Availability | null {
  const { vehicle, trailer, driver } = truck;
  const papers = [...vehicle.papers, ...(trailer?.papers ?? [])];
  const cards = driver?.cards.filter(({ type }) => type !== 'adr') ?? [];
  const ends = [...papers, ...cards].flatMap(({ expiresOn }) => expiresOn ?? []);
  const until = [...ends, driver?.licence?.expiresOn ?? never].reduce(
    (one, other) => (one < other ? one : other),
    never,
  );
  const reasons = [...unitReasons(truck, until, undefined), ...driverReasons(truck, until, undefined)];
  if ([trailerReason(truck), ...reasons].some(blocks)) return null;
  const card = driver ? (driver.cards.find(({ type }) => type === 'adr')?.expiresOn ?? '0001-01-01') : never;
  return {
    until,
    adrUntil: card < until ? card : until,
    engagements: distinct([vehicle, trailer, driver].flatMap((each) => each?.engagements ?? [])),
  };
}

/** Vehicle, trailer and driver mostly go on the same trips. */
const distinct = (engagements: readonly Engagement[]): readonly Engagement[] => [
  ...new Map(engagements.map((each) => [`${each.from.getTime()} ${each.to.getTime()}`, each])).values(),
];

const isAsLate = (one: Availability, other: Availability): boolean =>
  one.engagements.length === 0 && one.until >= other.until && one.adrUntil >= other.adrUntil;

/**
 * What a load may ask for so that one of these trucks fits: as `verdictOn` decides, put so that many loads are looked through
 * quickly. Trucks that carry the same are told once, with those of their times that others do not cover.
 */
export function truckLimits(trucks: readonly Truck[]): readonly TruckLimits[] {
  const kinds = new Map<string, { capacity: Capacity; times: Availability[] }>();
  for (const truck of trucks) {
    const times = availabilityOf(truck);
    if (!times) continue;
    const capacity = capacityOf(truck);
    const key = JSON.stringify(capacity);
    const kind = kinds.get(key) ?? { capacity, times: [] };
    if (!kind.times.some((one) => isAsLate(one, times))) {
      kind.times = [times, ...kind.times.filter((one) => !isAsLate(times, one))];
    }
    kinds.set(key, kind);
  }
  return [...kinds.values()].toSorted((one, other) => other.capacity.payloadKg - one.capacity.payloadKg);
}
