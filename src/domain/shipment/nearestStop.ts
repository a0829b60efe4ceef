import { greatCircleKm, type Position } from '../distance/greatCircleKm.ts';
import type { PlannedStop } from './ShipmentEvent.ts';

/** A stop by its index, and how far away it is as the crow flies, in km. */
export interface NearestStop {
  readonly stop: number;
  readonly km: number;
}

/** The stop that a position is nearest to; undefined where no stop has a position. */
export const nearestStop = (from: Position, plan: readonly PlannedStop[]): NearestStop | undefined =>
  plan
    .flatMap(({ position }, stop) => (position ? [{ stop, km: greatCircleKm(from, position) }] : []))
    .toSorted((a, b) => a.km - b.km)[0];
