import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { useReading } from './useReading.ts';

/** A driver with their papers; loads nothing without an id. */
export const useDriver = (id: string | undefined) =>
  useReading({
    port: DriverRegister,
    key: ['drivers', 'one', id],
    read: id === undefined ? undefined : (register, signal) => register.read(id, signal),
  });
