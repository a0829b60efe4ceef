import type { DriverVehicle } from '../../../domain/driver/Driver.ts';
import { useVehicle } from '../../shared/useVehicle.ts';

/** A vehicle known by id while its name is loading; `none` without a vehicle. */
export type NamedVehicle =
  { readonly kind: 'none' | 'reading' | 'unread' } | { readonly kind: 'named'; readonly vehicle: DriverVehicle };

/** The name of a vehicle: from the `known` ones, else loaded. */
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
