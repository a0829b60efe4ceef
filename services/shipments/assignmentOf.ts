import type { ShipmentRow } from './ShipmentTables.ts';

/** Who drives what, by the names they had when they were assigned. */
export function assignmentOf(row: ShipmentRow) {
  const { vehicle_id: vehicleId, trailer_id: trailerId, driver_id: driverId } = row;
  if (vehicleId === null || driverId === null) return null;
  return {
    vehicle: { id: vehicleId, plate: row.plate ?? '' },
    trailer: trailerId === null ? null : { id: trailerId, plate: row.trailer_plate ?? '' },
    driver: { id: driverId, name: row.driver_name ?? '' },
  };
}
