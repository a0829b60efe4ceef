import type { ShipmentFlag } from './shipmentListSpec.ts';

/** How many shipments of a company need a look at this moment, and why. */
export interface ShipmentCounts extends Readonly<Record<ShipmentFlag, number>> {
  /** Without a truck, and to be picked up within a day. */
  readonly unassignedSoon: number;
}
