import { foldRecord } from '../shipment/foldRecord.ts';
import type { ShipmentRecord } from '../shipment/Shipment.ts';
import type { ShipmentEvent, Side } from '../shipment/ShipmentEvent.ts';
import { isUnsent } from './isUnsent.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/** A shipment as it will be once what waits for the network was sent, so that its next step can be taken meanwhile. */
export const withKept = (
  shipment: ShipmentRecord,
  entries: readonly OutboxEntry[],
  side: Exclude<Side, 'service'>,
): ShipmentRecord => {
  const known = new Set(shipment.events.map(({ id }) => id));
  const last = Math.max(0, ...shipment.events.map(({ recordedAt }) => recordedAt));
  const kept = entries
    .filter((entry) => entry.kind === 'event')
    .filter((entry) => entry.shipmentId === shipment.id && (isUnsent(entry) || entry.outcome === 'sent'))
    .filter(({ id }) => !known.has(id))
    .map(({ id, event: { type, stop, at, data } }, place): ShipmentEvent => {
      const said: ShipmentEvent['data'] = { ...data };
      const told = { id, type, stop, at, recordedAt: last + 1 + place, side, source: 'desk', position: null } as const;
      return { ...told, data: said, isUnsent: true };
    });
  if (kept.length === 0) return shipment;
  const events = [...shipment.events, ...kept];
  return { ...shipment, events, status: foldRecord({ stops: shipment.stops, events }).status };
};
