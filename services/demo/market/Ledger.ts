import type { Combination, DriverAtHand, Engagement, Unit } from '../../freight/verdict/Combination.ts';

/** A truck with what it pulls. */
export interface Truck {
  readonly vehicleId: string;
  readonly trailerId: string | null;
  readonly vehicle: Unit;
  readonly trailer: Unit | null;
  readonly plate: string;
  readonly trailerPlate: string | null;
}

export interface Carrier {
  readonly companyId: string;
  readonly trucks: readonly Truck[];
  readonly drivers: readonly { readonly id: string; readonly name: string; readonly atHand: DriverAtHand }[];
}

/** Who is on the way when, so that no truck or driver of the demo has two trips at once. */
export class Ledger {
  readonly #trips = new Map<string, Engagement[]>();

  tripsOf(id: string): readonly Engagement[] {
    return this.#trips.get(id) ?? [];
  }

  add(ids: readonly (string | null)[], trip: Engagement): void {
    for (const id of ids) if (id !== null) this.#trips.set(id, [...this.tripsOf(id), trip]);
  }

  /** Whether none of them has a trip within that time. */
  isFree(ids: readonly (string | null)[], { from, to }: Engagement): boolean {
    return ids.every((id) => id === null || this.tripsOf(id).every((trip) => trip.from >= to || trip.to <= from));
  }

  combinationOf({ vehicleId, trailerId, vehicle, trailer }: Truck): Combination {
    return {
      vehicle: { ...vehicle, engagements: this.tripsOf(vehicleId) },
      trailer: trailer && { ...trailer, engagements: this.tripsOf(trailerId ?? '') },
      driver: null,
    };
  }
}
