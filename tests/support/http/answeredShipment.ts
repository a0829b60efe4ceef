import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';

const at = (instant: number): string => new Date(instant).toISOString();

/** A shipment as the service answers it; what nobody reads is left out. */
export const answeredShipment = (shipment: ShipmentRecord) => ({
  ...shipment,
  verdict: null,
  waiting: [],
  stops: shipment.stops.map((stop) => ({
    ...stop,
    actual: { arrivedAt: null, departedAt: null, skipped: false },
    expected: null,
  })),
  events: shipment.events.map((event) => ({ ...event, at: at(event.at), recordedAt: at(event.recordedAt) })),
});
