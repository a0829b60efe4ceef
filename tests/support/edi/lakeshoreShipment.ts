import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { shipmentFactory } from '../factories/shipmentFactory.ts';

const base = shipmentFactory.build({ reference: 'SR2026000417' });
/** The shipment that the vectors of X12 tell of, from Elwood to Columbus, as it was awarded. */
export const lakeshoreShipment: ShipmentRecord = {
  ...base,
  carrier: { id: 'c-1', name: 'Greenline' },
  shipper: { id: 'c-2', name: 'Lakeshore Foods' },
  assignment: {
    vehicle: { id: 'v-1', plate: 'T 4412' },
    trailer: undefined,
    driver: { id: 'd-1', name: 'Ada Moss', phone: '+493020001' },
  },
  notes: 'Call before noon',
  stops: [
    {
      type: 'pickup',
      place: { name: 'Plant 2', city: 'Elwood', country: 'US', contact: { name: 'Dana Ortiz', phone: '+13125550142' } },
      window: { from: '2026-11-24T14:00:00Z', to: '2026-11-24T16:00:00Z', timeZone: 'America/Chicago' },
    },
    {
      type: 'delivery',
      place: { name: 'Harbor Grocers DC', city: 'Columbus', country: 'US' },
      window: { from: '2026-11-25T11:00:00Z', to: '2026-11-25T14:00:00Z', timeZone: 'America/New_York' },
    },
  ],
};
