import { VehicleRegister } from '../../application/vehicles/VehicleRegister.ts';
import { useReading } from './useReading.ts';

/** A vehicle with its papers; loads nothing without an id. */
export const useVehicle = (id: string | undefined) =>
  useReading({
    port: VehicleRegister,
    key: ['vehicles', 'one', id],
    read: id === undefined ? undefined : (register, signal) => register.read(id, signal),
  });
