import { DriverRegister } from '../../application/drivers/DriverRegister.ts';
import { useReading } from './useReading.ts';

/** A driver with their papers. */
export const useDriver = (id: string) =>
  useReading({
    port: DriverRegister,
    key: ['drivers', 'one', id],
    read: (register, signal) => register.read(id, signal),
  });
