import type { DriverVehicle } from '../../../domain/driver/Driver.ts';
import { useVehicle } from '../../shared/useVehicle.ts';

/** A vehicle that is known by its id, and how far it is known by name; `none` where there is no vehicle. */
export type NamedVehicle =
  { readonly kind: 'none' | 'reading' | 'unread' } | { readonly kind: 'named'; readonly vehicle: DriverVehicle };

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
