import { ShipmentRegister } from '../../../application/shipments/ShipmentRegister.ts';
import type { ShipmentFlag } from '../../../domain/shipment/shipmentListSpec.ts';
import { useReading } from '../../shared/useReading.ts';

/** The list cannot be sorted by every deadline, so more are read than are shown. */
const rowsRead = 50;

/** The first shipments with a flag. */
export const useFlaggedShipments = (flag: ShipmentFlag, sort: 'risk' | 'pickup') =>
  useReading({
    port: ShipmentRegister,
    key: ['shipments', 'flagged', flag],
    read: (register, signal) => register.list({ page: 0, size: rowsRead, sort, q: '', filters: { flag } }, signal),
    follows: true,
  });
