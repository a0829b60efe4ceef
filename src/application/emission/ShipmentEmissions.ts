import type { ServiceIdentifier } from 'inversify';
import type { ShipmentCo2e } from '../../domain/emission/Footprint.ts';
import type { TripFuel } from '../../domain/emission/TripFuel.ts';

/** The fuel of a trip, and the other shipments that were on it. */
export interface FuelEntry {
  readonly fuel: string;
  readonly amount: number;
  readonly others: readonly string[];
}

/** What shipments cause in CO2e. */
export interface ShipmentEmissions {
  read(id: string, signal?: AbortSignal): Promise<ShipmentCo2e>;
  /** For the fleet alone. */
  fuel(id: string, signal?: AbortSignal): Promise<TripFuel>;
  enter(id: string, entry: FuelEntry, idempotencyKey: string): Promise<ShipmentCo2e>;
  /** In the form of iLEAP, as JSON. */
  ileap(id: string, signal?: AbortSignal): Promise<string>;
}
export const ShipmentEmissions: ServiceIdentifier<ShipmentEmissions> = Symbol('ShipmentEmissions');
