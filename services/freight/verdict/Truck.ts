import type { Combination } from './Combination.ts';

/** A truck of a fleet as it stands: with the trailer it pulls and whoever drives it. */
export interface Truck extends Combination {
  readonly id: string;
}
