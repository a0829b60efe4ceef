import type { DriverVehicle } from '../../domain/driver/DriverVehicle.ts';
import { useVehicle } from './useVehicle.ts';

/** The vehicle of that id as it is spoken of: one of the `known`, or else as the register has it. */
export const useNamedVehicle = (
  id: string,
  known: readonly (DriverVehicle | undefined)[],
): DriverVehicle | undefined => {
  const named = known.find((vehicle) => vehicle?.id === id);
  const { data: read } = useVehicle(named ? '' : id);
  return named ?? read;
};
