export const vehicleStatuses = ['available', 'assigned', 'in_use', 'maintenance', 'out_of_service', 'retired'] as const;

/** `assigned` and `in_use` come from shipments, the others by hand; `retired` is final (product §5). */
export type VehicleStatus = (typeof vehicleStatuses)[number];

/** What a person may set; the rest comes from shipments. */
export const statusesByHand = [
  'available',
  'maintenance',
  'out_of_service',
  'retired',
] as const satisfies readonly VehicleStatus[];

/** Why a vehicle cannot take a status now; the words stand in the text catalogue. */
export type VehicleMoveRefusal = 'is-so-already' | 'retired' | 'by-shipment' | 'has-shipment' | 'not-in-service';

const isWithShipment = (status: VehicleStatus): boolean => status === 'assigned' || status === 'in_use';
const isLaidUp = (status: VehicleStatus): boolean => status === 'maintenance' || status === 'out_of_service';

/**
 * What stands against moving a vehicle by hand from one status to another; undefined when nothing does. One that a shipment counts
 * on may only be given back: it becomes available (product §5).
 */
export const vehicleMoveRefusal = (from: VehicleStatus, to: VehicleStatus): VehicleMoveRefusal | undefined => {
  if (from === to) return 'is-so-already';
  if (from === 'retired') return 'retired';
  if (isWithShipment(to)) return 'by-shipment';
  if (isWithShipment(from) && to !== 'available') return 'has-shipment';
  if (isLaidUp(to) && isLaidUp(from)) return 'not-in-service';
  return undefined;
};

/** Whether a vehicle may be deleted: not while a shipment counts on it. */
export const mayRemoveVehicle = (status: VehicleStatus): boolean => !isWithShipment(status);
