import type { DriverVehicle } from '../../../domain/driver/DriverVehicle.ts';
import type { NamedVehicle } from './NamedVehicle.ts';
import { useVehicle } from '../../shared/useVehicle.ts';

/** The vehicle of that id as it is spoken of: one of the `known`, or else as the register has it. */
export const useNamedVehicle = (
  id: string | undefined,
  known: readonly (DriverVehicle | undefined)[],
): NamedVehicle => {
  const named = known.find((vehicle) => vehicle !== undefined && vehicle.id === id);
  const read = useVehicle(named ? undefined : id);
  const vehicle = named ?? read.data;
  if (id === undefined) return { kind: 'none' };
  if (vehicle) return { kind: 'named', vehicle };
  return { kind: read.isError ? 'unread' : 'reading' };
};
