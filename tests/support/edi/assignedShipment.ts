import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { eventFactory, shipmentFactory } from '../factories/shipmentFactory.ts';

const begun = shipmentFactory.build({ id: 's-1', reference: 'SH-2026-000042', status: 'assigned' });

/** A shipment with a truck, of which files of its fleet tell. */
export const assignedShipment: ShipmentRecord = {
  ...begun,
  events: [
    ...begun.events,
    eventFactory.build({
      type: 'assigned',
      data: { vehicleId: 'v-1', driverId: 'd-1' },
      at: Date.UTC(2026, 0, 5, 8, 1),
    }),
  ],
};
