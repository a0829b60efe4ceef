import { ShipmentEmissions } from '../../../../application/emission/ShipmentEmissions.ts';
import { useReading } from '../../../shared/useReading.ts';

/** What a shipment causes in CO2e. */
export const useShipmentCo2e = (id: string) =>
  useReading({
    port: ShipmentEmissions,
    key: ['shipments', 'co2e', id],
    read: (emissions, signal) => emissions.read(id, signal),
  });
