import type { Member } from '../company/Member.ts';
import type { Report } from './Report.ts';
import type { NewEvent, ShipmentRow } from './ShipmentTables.ts';

interface Taken {
  /** As it is taken: of its own id, at its own time and stop. */
  readonly id: string;
  readonly at: number;
  readonly stop: number | null;
  readonly recordedAt: number;
  readonly number: number;
  /** Null for what follows from the clock. */
  readonly by: Member | null;
}

/** The row of an event of a shipment. */
export const eventRow = (
  shipment: Pick<ShipmentRow, 'id' | 'company_id' | 'carrier_id'>,
  { type, source, position, data }: Report,
  { id, at, stop, recordedAt, number, by }: Taken,
): NewEvent => ({
  id,
  shipment_id: shipment.id,
  company_id: shipment.company_id,
  carrier_id: shipment.carrier_id,
  number,
  type,
  at: new Date(at),
  recorded_at: new Date(recordedAt),
  by_company_id: by?.companyId ?? null,
  by_user_id: by?.userId ?? null,
  source,
  stop,
  lat: position?.lat ?? null,
  lng: position?.lng ?? null,
  accuracy_m: position?.accuracyM ?? null,
  is_internal: type === 'note' && data.visibility === 'internal',
  data: JSON.stringify(data),
});
