import type { DriverVehicle } from '../../../domain/driver/DriverVehicle.ts';

/** A vehicle that is known by its id, and how far it is known by name; `none` where there is no vehicle. */
export type NamedVehicle =
  { readonly kind: 'none' | 'reading' | 'unread' } | { readonly kind: 'named'; readonly vehicle: DriverVehicle };
