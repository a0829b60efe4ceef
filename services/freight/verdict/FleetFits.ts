import { adrReasons } from './adrReasons.ts';
import { capacityReasons } from './capacityReasons.ts';
import type { Combination, Task, Unit } from './Combination.ts';
import { driverReasons } from './driverReasons.ts';
import { type TaskNeeds, taskNeeds } from './taskNeeds.ts';
import type { Truck } from './Truck.ts';
import { overlapReason, trailerReason, unitReasons } from './unitReasons.ts';
import type { Reason } from './Verdict.ts';
import { verdictOn } from './verdictOn.ts';

const mostNear = 3;

/** How many trucks of a fleet fit, and the nearest of those that do not, with everything that is to be said of them. */
export interface Fits {
  readonly count: number;
  readonly nearly: readonly { readonly vehicleId: string; readonly reasons: Reason[] }[];
}

/** Trucks that carry and have the same. */
interface Kind {
  readonly example: Combination;
  readonly trucks: readonly KnownTruck[];
}

interface Miss {
  readonly truck: KnownTruck;
  readonly distance: number;
}

const blocksIn = (reasons: readonly (Reason | undefined)[]): number =>
  reasons.reduce((sum, reason) => sum + (reason?.severity === 'block' ? 1 : 0), 0);

/** What of a unit decides whether goods fit in. */
const carried = (unit: Unit | null) =>
  unit && [
    unit.kind,
    unit.bodyType,
    unit.payloadKg,
    unit.volumeM3,
    unit.loadingLengthM,
    unit.palletPositions,
    unit.temperatureC,
    unit.adr,
    unit.equipment,
  ];

/** A truck whose papers, licence and status are judged once for each day they must be valid. */
class KnownTruck {
  readonly truck: Truck;
  readonly #byDay = new Map<string, number>();
  readonly #isEngaged: boolean;
  #soundUntil = '';

  constructor(truck: Truck) {
    this.truck = truck;
    const { vehicle, trailer, driver } = truck;
    this.#isEngaged = [vehicle, trailer, driver].some((each) => each !== null && each.engagements.length > 0);
  }

  /** How many of its own reasons block: papers, licence, status, and other shipments. */
  blocks({ until, time }: TaskNeeds): number {
    const standing = this.#blocksOn(until);
    if (!time || !this.#isEngaged) return standing;
    const { vehicle, trailer, driver } = this.truck;
    return (
      standing +
      blocksIn([
        overlapReason(vehicle.engagements, 'vehicle', time),
        overlapReason(trailer?.engagements ?? [], 'trailer', time),
        overlapReason(driver?.engagements ?? [], 'driver', time),
      ])
    );
  }

  #blocksOn(until: string): number {
    // What blocks by a day also blocks by a later one.
    if (until <= this.#soundUntil) return 0;
    const known = this.#byDay.get(until);
    if (known !== undefined) return known;
    const blocks =
      blocksIn(unitReasons(this.truck, until, undefined)) + blocksIn(driverReasons(this.truck, until, undefined));
    this.#byDay.set(until, blocks);
    if (blocks === 0) this.#soundUntil = until;
    return blocks;
  }
}

/**
 * Judges loads for all trucks of a fleet. As `verdictOn` says of each, but what equal trucks share is judged once: 500 trucks take
 * a fraction of a millisecond.
 */
export class FleetFits {
  readonly #kinds: readonly Kind[];

  constructor(trucks: readonly Truck[]) {
    const kinds = new Map<string, Kind & { trucks: KnownTruck[] }>();
    for (const truck of trucks) {
      const key = JSON.stringify([carried(truck.vehicle), carried(truck.trailer)]);
      const kind = kinds.get(key) ?? { example: { ...truck, driver: null }, trucks: [] };
      kind.trucks.push(new KnownTruck(truck));
      kinds.set(key, kind);
    }
    this.#kinds = [...kinds.values()];
  }

  of(task: Task, now: Date): Fits {
    const needs = taskNeeds(task, now);
    const nearest: Miss[] = [];
    let count = 0;
    for (const { example, trucks } of this.#kinds) {
      const shared =
        blocksIn(capacityReasons(needs, example)) +
        blocksIn(adrReasons(needs, example)) +
        blocksIn([trailerReason(example)]);
      for (const known of trucks) {
        const own = known.blocks(needs) + (needs.isAdr ? cardBlocks(needs, known.truck) : 0);
        if (shared + own === 0) count += 1;
        else keepNearest(nearest, { truck: known, distance: distanceOf(shared, own) });
      }
    }
    return {
      count,
      nearly: nearest.map(({ truck: { truck } }) => ({
        vehicleId: truck.id,
        reasons: verdictOn(task, truck, now, needs).reasons,
      })),
    };
  }
}

/** The ADR card of the driver, apart from what the truck itself lacks. */
const cardBlocks = (needs: TaskNeeds, truck: Truck): number =>
  blocksIn(adrReasons(needs, truck).filter((reason) => reason?.code === 'adr_driver'));

/** Fewer reasons are nearer; of as many, a truck that would carry it but has not the papers or the time. */
const distanceOf = (shared: number, own: number): number => (shared + own) * 100 + shared;

/** Of misses as near as each other the first stays first. */
function keepNearest(nearest: Miss[], miss: Miss): void {
  if (nearest.length === mostNear && (nearest.at(-1)?.distance ?? 0) <= miss.distance) return;
  const at = nearest.findIndex(({ distance }) => distance > miss.distance);
  nearest.splice(at < 0 ? nearest.length : at, 0, miss);
  if (nearest.length > mostNear) nearest.pop();
}
