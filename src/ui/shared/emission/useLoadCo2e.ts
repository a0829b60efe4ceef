import { LoadEmissions } from '../../../application/emission/LoadEmissions.ts';
import { useReading } from '../useReading.ts';

/** What a load would cause with a truck of the fleet, as the shipper would see it; '' for no truck or trailer. */
export const useLoadCo2e = (loadId: string, vehicleId: string, trailerId: string) =>
  useReading({
    port: LoadEmissions,
    key: ['loads', 'co2e', loadId, vehicleId, trailerId],
    read: (emissions, signal) => emissions.estimate(loadId, { vehicleId, trailerId }, signal),
    keepsPrevious: true,
  });
