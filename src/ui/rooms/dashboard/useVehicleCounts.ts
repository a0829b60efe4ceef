import { VehicleRegister } from '../../../application/vehicles/VehicleRegister.ts';
import { useReading } from '../../shared/useReading.ts';

/** How many vehicles have each status. */
export const useVehicleCounts = () =>
  useReading({
    port: VehicleRegister,
    key: ['vehicles', 'counts'],
    read: (register, signal) => register.count(signal),
  });
