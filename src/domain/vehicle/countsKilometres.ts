import { hasEngine } from './hasEngine.ts';
import type { VehicleFacts } from './vehicleFields.ts';

/** Whether a vehicle has kilometres to speak of: whatever drives by itself, and what is pulled where some have been counted. */
export const countsKilometres = ({ fuel, odometerKm }: Pick<VehicleFacts, 'fuel' | 'odometerKm'>): boolean =>
  hasEngine(fuel) || odometerKm > 0;
