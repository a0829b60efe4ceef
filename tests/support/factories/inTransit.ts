import { shipmentFactory } from './shipmentFactory.ts';

const shipment = shipmentFactory.build();
const [first, second] = shipment.stops;

/** A shipment that is late on its way from a pickup until 2 March 2026, 08:00 to a delivery until the 3rd, 10:00, both UTC. */
export const inTransit = {
  ...shipment,
  status: 'in_transit',
  flags: ['late'],
  nextStop: 1,
  stops: [
    { ...first, window: { from: '2026-03-02T06:00:00Z', to: '2026-03-02T08:00:00Z', timeZone: 'UTC' } },
    { ...second, window: { from: '2026-03-03T06:00:00Z', to: '2026-03-03T10:00:00Z', timeZone: 'UTC' } },
  ],
} as const;
