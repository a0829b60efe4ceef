import { sideOf } from './eventAnswer.ts';
import { foldShipment } from './fold/foldShipment.ts';
import type { FoldedShipment } from './fold/FoldedShipment.ts';
import { plannedStops } from './fold/plannedStops.ts';
import type { ShipmentEvent } from './fold/ShipmentEvent.ts';
import type { EventRow, ShipmentRow } from './ShipmentTables.ts';

/** A row as the rules read it. */
const folding = (row: EventRow): ShipmentEvent => ({
  id: row.id,
  type: row.type,
  stop: row.stop,
  at: row.at.getTime(),
  recordedAt: row.recorded_at.getTime(),
  side: sideOf(row, row.by_company_id),
  source: row.source,
  position:
    row.lat === null || row.lng === null
      ? null
      : { lat: row.lat, lng: row.lng, ...(row.accuracy_m !== null && { accuracyM: row.accuracy_m }) },
  data: { ...row.data },
});

/** What the events of a shipment come to. */
export const foldRows = (row: Pick<ShipmentRow, 'content'>, events: readonly EventRow[]): FoldedShipment =>
  foldShipment(plannedStops(row.content.stops), events.map(folding));
