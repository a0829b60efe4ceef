import type { VehicleClass } from './FactorSet.ts';

/** What its class follows from. */
export interface ClassedUnit {
  readonly kind: 'tractor' | 'rigid' | 'van' | 'semi_trailer' | 'trailer';
  readonly bodyType: string;
  readonly fuel: string;
  readonly grossWeightKg: number;
}

export interface ClassedTruck {
  /** Null of a truck that nobody named. */
  readonly vehicle: ClassedUnit | null;
  readonly trailer: ClassedUnit | null;
  /** Whether the goods are kept at a temperature. */
  readonly isTemperatureKept: boolean;
}

export interface TruckClass {
  readonly class: VehicleClass;
  readonly refrigerated: boolean;
}

const vans: Readonly<Record<string, VehicleClass>> = {
  diesel: 'van_diesel',
  petrol: 'van_petrol',
  electric: 'van_bev',
};

const rigidOf = (kg: number): VehicleClass => {
  if (kg <= 7_500) return 'rigid_7_5';
  return kg <= 17_000 ? 'rigid_17' : 'rigid_over_17';
};

/** By the weight of tractor and trailer; a tractor that nobody says what it pulls, unless it says so much itself, could be any truck. */
const articOf = (kg: number, isWhole: boolean): VehicleClass => {
  if (kg > 33_000) return 'artic_over_33';
  return isWhole ? 'artic_33' : 'any_hgv';
};

const vehicleClass = (vehicle: ClassedUnit, trailer: ClassedUnit | null): VehicleClass | null => {
  if (vehicle.kind === 'van') return vans[vehicle.fuel] ?? null;
  // Known factors of trucks are those of diesel: rather none than a wrong one.
  if (vehicle.fuel !== 'diesel') return null;
  const kg = vehicle.grossWeightKg + (trailer?.grossWeightKg ?? 0);
  if (vehicle.kind === 'tractor' || trailer?.kind === 'semi_trailer') return articOf(kg, trailer !== null);
  return vehicle.kind === 'rigid' ? rigidOf(vehicle.grossWeightKg) : 'any_hgv';
};

/**
 * The class of a truck; null if no factor is known for what it runs on. Refrigerated if it has a reefer and the goods are kept at a
 * temperature; of a truck that nobody named the goods alone decide, as they will need one.
 */
export function classOf({ vehicle, trailer, isTemperatureKept }: ClassedTruck): TruckClass | null {
  if (!vehicle) return { class: 'any_hgv', refrigerated: isTemperatureKept };
  const found = vehicleClass(vehicle, trailer);
  if (!found) return null;
  const isReefer = [vehicle, trailer].some((unit) => unit?.bodyType === 'reefer');
  // Vans have no factor of their own for cooling.
  return { class: found, refrigerated: isReefer && isTemperatureKept && vehicle.kind !== 'van' };
}
