import { bodyTypes } from '../bodyTypes.ts';
import type { Temperatures } from '../request/cargoField.ts';
import { equipments } from '../request/requestContent.ts';
import { bitsOf } from './bitsOf.ts';
import { carriersOf } from './capacityReasons.ts';
import type { Combination, Unit } from './Combination.ts';
import { palletPlaces } from './palletPlaces.ts';

/** What a truck carries at most, with null for what it does not say and so does not keep it from a load. */
export interface Capacity {
  readonly payloadKg: number;
  readonly volumeM3: number | null;
  readonly loadingLengthM: number | null;
  readonly pallets: number | null;
  /** Null if it keeps none. */
  readonly temperatureC: Temperatures | null;
  readonly bodies: number;
  readonly equipment: number;
  readonly adr: boolean;
}

function together(units: readonly Unit[], of: (unit: Unit) => number | null): number | null {
  const parts = units.map(of);
  return parts.some((part) => part === null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

function temperaturesOf(units: readonly Unit[]): Temperatures | null {
  const ranges = units.map(({ temperatureC }) => temperatureC).filter((range) => range !== null);
  if (ranges.length < units.length) return null;
  return { min: Math.max(...ranges.map(({ min }) => min)), max: Math.min(...ranges.map(({ max }) => max)) };
}

/** Adds up what a vehicle and trailer hold. */
export function capacityOf(combination: Combination): Capacity {
  const carriers = carriersOf(combination);
  const units = [combination.vehicle, ...carriers];
  return {
    payloadKg: together(carriers, (unit) => unit.payloadKg) ?? 0,
    volumeM3: together(carriers, (unit) => unit.volumeM3),
    loadingLengthM: together(carriers, (unit) => unit.loadingLengthM),
    pallets: together(carriers, palletPlaces),
    temperatureC: temperaturesOf(carriers),
    bodies: bitsOf(
      bodyTypes,
      carriers.map(({ bodyType }) => bodyType),
    ),
    equipment: bitsOf(
      equipments,
      units.flatMap((unit) => unit.equipment),
    ),
    adr: units.every((unit) => unit.adr),
  };
}
