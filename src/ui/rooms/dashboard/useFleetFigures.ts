import { DriverRegister } from '../../../application/drivers/DriverRegister.ts';
import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { driverStatuses } from '../../../domain/driver/DriverStatus.ts';
import { vehicleStatuses } from '../../../domain/vehicle/VehicleStatus.ts';
import { useReading } from '../../shared/useReading.ts';
import { readsTogether } from './readsTogether.ts';

/** The total, and the number per status. */
interface FleetFigure<Status> {
  readonly total: number;
  readonly shares: readonly { readonly status: Status; readonly count: number }[];
}

const figureOf = <Status extends string>(
  statuses: readonly Status[],
  counts: Readonly<Record<Status, number>> | undefined,
): FleetFigure<Status> | undefined => {
  if (!counts) return undefined;
  const shares = statuses.map((status) => ({ status, count: counts[status] }));
  return { total: shares.reduce((sum, { count }) => sum + count, 0), shares };
};

/**
 * Number of vehicles and drivers by status; undefined while loading. `failed` holds the error and a retry if one could
 * not be loaded.
 */
export const useFleetFigures = () => {
  const vehicles = useReading({
    port: VehicleRegister,
    key: ['vehicles', 'counts'],
    read: (register, signal) => register.count(signal),
  });
  const drivers = useReading({
    port: DriverRegister,
    key: ['drivers', 'counts'],
    read: (register, signal) => register.count(signal),
  });
  return {
    vehicles: figureOf(vehicleStatuses, vehicles.data),
    /** Trucks without a task; trailers are none. */
    freeTrucks: vehicles.data?.freeTrucks,
    drivers: figureOf(driverStatuses, drivers.data),
    failed: readsTogether([vehicles, drivers]).failed,
  };
};
