import type { VehicleStatus } from './VehicleStatus.ts';

/** What a person may set; the rest comes from shipments. */
export const statusesByHand = [
  'available',
  'maintenance',
  'out_of_service',
  'retired',
] as const satisfies readonly VehicleStatus[];
