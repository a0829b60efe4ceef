import type { Verdict } from '../../freight/verdict/Verdict.ts';

/** A truck and its driver, with what was found for a trip and the names that history keeps. */
export interface Crew {
  readonly vehicleId: string;
  readonly trailerId: string | null;
  readonly driverId: string;
  readonly plate: string;
  readonly trailerPlate: string | null;
  readonly driverName: string;
  readonly verdict: Verdict;
}
