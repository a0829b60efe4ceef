import type { RefusalReason } from '../failure/RefusalReason.ts';
import { pauseFields } from '../pause/pauseFields.ts';
import type { FactsOf } from '../record/FactsOf.ts';

export const vehicleStatuses = ['available', 'assigned', 'in_use', 'maintenance', 'out_of_service', 'retired'] as const;

/** `assigned` and `in_use` are set by shipments, the others by hand; `retired` is final (product §5). */
export type VehicleStatus = (typeof vehicleStatuses)[number];

/** Statuses a person can set; the others come from shipments. */
export const statusesByHand = [
  'available',
  'maintenance',
  'out_of_service',
  'retired',
] as const satisfies readonly VehicleStatus[];

/** Why a vehicle cannot move to a status now; worded in the text catalogue. */
export type VehicleMoveRefusal = Extract<
  RefusalReason,
  'so_already' | 'retired' | 'by_shipment' | 'in_use' | 'not_in_service'
>;

const isWithShipment = (status: VehicleStatus): boolean => status === 'assigned' || status === 'in_use';

/** Whether a vehicle of this status is off the road for a while, which may have a reason and an expected return. */
export const isVehiclePause = (status: VehicleStatus): boolean =>
  status === 'maintenance' || status === 'out_of_service';

/**
 * Why a vehicle cannot be moved by hand from one status to another; undefined if it can. While a shipment uses it, it
 * can only become available again (product §5).
 */
export const vehicleMoveRefusal = (from: VehicleStatus, to: VehicleStatus): VehicleMoveRefusal | undefined => {
  if (from === 'retired') return 'retired';
  if (from === to) return 'so_already';
  if (isWithShipment(to)) return 'by_shipment';
  if (isWithShipment(from) && to !== 'available') return 'in_use';
  if (isVehiclePause(to) && isVehiclePause(from)) return 'not_in_service';
  return undefined;
};

/** Whether a vehicle can be deleted: not while a shipment uses it. */
export const mayRemoveVehicle = (status: VehicleStatus): boolean => !isWithShipment(status);

/** Why a vehicle is off the road, and when it is expected back. */
export const vehiclePauseFields = pauseFields([
  'repair',
  'service',
  'inspection',
  'accident',
  'papers',
  'no_work',
  'other',
]);

export type VehiclePause = FactsOf<typeof vehiclePauseFields>;

/** How many vehicles have each status, and how many trucks are available: no trailers. */
export interface VehicleCounts extends Readonly<Record<VehicleStatus, number>> {
  readonly freeTrucks: number;
}
