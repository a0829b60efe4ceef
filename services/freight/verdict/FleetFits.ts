import type { Combination, Task, Unit } from './Combination.ts';
import { Holding } from './Holding.ts';
import { KnownTruck } from './KnownTruck.ts';
import type { TaskNeeds } from './taskNeeds.ts';
import type { Truck } from './Truck.ts';
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
  readonly holding: Holding;
  readonly trucks: readonly KnownTruck[];
}

interface Miss {
  readonly truck: KnownTruck;
  readonly distance: number;
}

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

const kindOf = ({ vehicle, trailer }: Combination): string => JSON.stringify([carried(vehicle), carried(trailer)]);

/**
 * Judges loads for all trucks of a fleet. As `verdictOn` says of each, but what equal trucks share is judged once, and only the
 * nearest are told why: 500 trucks take a fraction of a millisecond.
 */
export class FleetFits {
  readonly #trucks: readonly Truck[];
  readonly #kinds: readonly Kind[];

  constructor(trucks: readonly Truck[]) {
    this.#trucks = trucks;
    const kinds = new Map<string, Kind & { trucks: KnownTruck[] }>();
    for (const truck of trucks) {
      const key = kindOf(truck);
      const kind = kinds.get(key) ?? { holding: new Holding(truck), trucks: [] };
      kind.trucks.push(new KnownTruck(truck));
      kinds.set(key, kind);
    }
    this.#kinds = [...kinds.values()];
  }

  of(task: Task, now: Date, needs: TaskNeeds): Fits {
    const nearest: Miss[] = [];
    let count = 0;
    for (const { holding, trucks } of this.#kinds) {
      const shared = holding.blocks(needs);
      for (const truck of trucks) {
        const own = truck.blocks(needs);
        if (shared + own === 0) count += 1;
        else keepNearest(nearest, truck, distanceOf(shared, own));
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

  /** Ids of the trucks that fit, in the order of the fleet. */
  fitting(needs: TaskNeeds): readonly string[] {
    const fitting = new Set(
      this.#kinds
        .filter(({ holding }) => holding.blocks(needs) === 0)
        .flatMap(({ trucks }) => trucks.filter((truck) => truck.blocks(needs) === 0).map(({ truck: { id } }) => id)),
    );
    return this.#trucks.map(({ id }) => id).filter((id) => fitting.has(id));
  }
}

/** Fewer reasons are nearer; of as many, a truck that would carry it but has not the papers or the time. */
const distanceOf = (shared: number, own: number): number => (shared + own) * 100 + shared;

/** Of misses as near as each other the first stays first. */
function keepNearest(nearest: Miss[], truck: KnownTruck, distance: number): void {
  if (nearest.length === mostNear && (nearest.at(-1)?.distance ?? 0) <= distance) return;
  const at = nearest.findIndex((each) => each.distance > distance);
  nearest.splice(at < 0 ? nearest.length : at, 0, { truck, distance });
  if (nearest.length > mostNear) nearest.pop();
}
