import * as v from 'valibot';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { dataOfEvent } from './dataOfEvent.ts';
import { eventData } from './eventData.ts';
import { eventSources, type Side } from './fold/ShipmentEvent.ts';
import type { EventRow, ShipmentRow } from './ShipmentTables.ts';

const side = v.picklist(['shipper', 'carrier', 'service'] satisfies Side[]);

/** What happened to a shipment. `side` is who said so; the service says what follows from the clock. */
export const eventAnswer = v.pipe(
  v.object({
    id: v.string(),
    type: v.string(),
    stop: v.nullable(wholeNumber),
    at: instantAnswer,
    recordedAt: instantAnswer,
    side,
    source: v.picklist(eventSources),
    position: v.nullable(v.object({ lat: v.number(), lng: v.number(), accuracyM: v.nullable(v.number()) })),
    data: eventData,
  }),
  v.metadata({ ref: 'ShipmentEvent' }),
);

/** Which party an event is from; the service if from none. */
export function sideOf({ company_id: shipperId, carrier_id: carrierId }: Parties, companyId: string | null): Side {
  if (companyId === carrierId) return 'carrier';
  return companyId === shipperId ? 'shipper' : 'service';
}

type Parties = Pick<ShipmentRow, 'company_id' | 'carrier_id'>;

export const toEventAnswer = (row: EventRow) => ({
  id: row.id,
  type: row.type,
  stop: row.stop,
  at: row.at,
  recordedAt: row.recorded_at,
  side: sideOf(row, row.by_company_id),
  source: row.source,
  position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng, accuracyM: row.accuracy_m },
  data: dataOfEvent(row),
});
