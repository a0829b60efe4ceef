import type { ShipmentFlag } from './shipmentListSpec.ts';

/** How many shipments of a company need a look at this moment, and why. */
export type ShipmentCounts = Readonly<Record<ShipmentFlag, number>>;
