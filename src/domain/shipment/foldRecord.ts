import type { FoldedShipment } from './FoldedShipment.ts';
import { foldShipment } from './foldShipment.ts';
import { plannedStops } from './plannedStops.ts';
import type { ShipmentRecord } from './Shipment.ts';

/** What the events of a shipment as it was read come to. */
export const foldRecord = ({ stops, events }: Pick<ShipmentRecord, 'stops' | 'events'>): FoldedShipment =>
  foldShipment(plannedStops(stops), events);
