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

/** What a fleet can choose for a load, and what the service says of each: it knows where trucks are and what else they carry. */
export interface LoadCombinations {
  /** Each with the trailer and driver it has. */
  readonly vehicles: readonly (Choice & Placed)[];
  /** Those that the chosen vehicle can pull. */
  readonly trailers: readonly Choice[];
  readonly drivers: readonly Choice[];
  /** All of what is chosen, as a booking is judged; undefined without a vehicle. */
  readonly chosen: Placed | undefined;
}
