import { ShipmentRegister } from '../../../application/shipments/ShipmentRegister.ts';
import { useReading } from '../../shared/useReading.ts';

/** How many shipments need a look now, and why. */
export const useShipmentCounts = () =>
  useReading({
    port: ShipmentRegister,
    key: ['shipments', 'counts'],
    read: (register, signal) => register.count(signal),
    follows: true,
  });
