import type { Verdict } from '../verdict/Reason.ts';

interface Choice {
  readonly id: string;
  readonly verdict: Verdict;
}

interface Placed {
  readonly verdict: Verdict;
  /** By road from where the truck is free to the first stop; undefined if it is not known where that is. */
  readonly emptyKm: number | undefined;
}

/** A truck with the trailer and driver it would go with. */
export interface CrewedTruck extends Choice, Placed {
  readonly trailerId: string | undefined;
  /** Undefined if nobody who is free may drive it. */
  readonly driverId: string | undefined;
  /** Whether trailer or driver is a spare one, as its own does not fit. */
  readonly spare: boolean;
}

/** What a fleet can choose for a load, and what the service says of each: it knows where trucks are and what else they carry. */
export interface LoadCombinations {
  /** Each with the trailer and driver it has or, where those do not fit, with spare ones that do, as for a shipment. */
  readonly vehicles: readonly CrewedTruck[];
  /** Those that the chosen vehicle can pull. */
  readonly trailers: readonly Choice[];
  readonly drivers: readonly Choice[];
  /** All of what is chosen, as a booking is judged; undefined without a vehicle. */
  readonly chosen: Placed | undefined;
}
