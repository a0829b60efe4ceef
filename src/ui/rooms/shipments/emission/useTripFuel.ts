import { ShipmentEmissions } from '../../../../application/emission/ShipmentEmissions.ts';
import { useReading } from '../../../shared/useReading.ts';

/** What may be entered of the fuel of a trip. */
export const useTripFuel = (id: string) =>
  useReading({
    port: ShipmentEmissions,
    key: ['shipments', 'fuel', id],
    read: (emissions, signal) => emissions.fuel(id, signal),
  });
