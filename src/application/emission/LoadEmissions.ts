import type { ServiceIdentifier } from 'inversify';
import type { Co2e } from '../../domain/emission/Footprint.ts';

/** A truck that a fleet thinks of; '' for none. */
export interface ThoughtOfTruck {
  readonly vehicleId: string;
  readonly trailerId: string;
}

/** What loads would cause in CO2e. */
export interface LoadEmissions {
  /** With a truck of the fleet, or any. */
  estimate(loadId: string, truck: ThoughtOfTruck, signal?: AbortSignal): Promise<Co2e>;
}
export const LoadEmissions: ServiceIdentifier<LoadEmissions> = Symbol('LoadEmissions');
