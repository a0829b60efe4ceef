import type { Truck } from '../freight/verdict/Truck.ts';
import type { Verdict } from '../freight/verdict/Verdict.ts';
import type { Approach } from './approach.ts';

/** A truck with what was found for it. */
export interface Judged {
  readonly truck: Truck;
  readonly trailerId: string | null;
  readonly driverId: string | null;
  /** Whether the offer named this truck. */
  readonly offered: boolean;
  readonly verdict: Verdict;
  readonly approach: Approach;
}
