import { sql, type Transaction } from 'kysely';
import type { EventRow } from '../../shipments/ShipmentTables.ts';
import type { Tables } from '../../Tables.ts';
import { inSlices } from '../inSlices.ts';

/** Rows in a statement of one parameter. */
const atOnce = 2_000;

/** Adds events, of each statement all in one parameter: with one for each value, reading them takes longer than all else. */
export const addEvents = (tx: Transaction<Tables>, events: readonly EventRow[]): Promise<void> =>
  inSlices(
    events,
    (rows) =>
      sql`insert into shipment_event (id, shipment_id, company_id, carrier_id, number, type, at, recorded_at, by_company_id,
          by_user_id, source, stop, lat, lng, accuracy_m, is_internal, data)
        select id, shipment_id, company_id, carrier_id, number, type, at, recorded_at, by_company_id,
          by_user_id, source, stop, lat, lng, accuracy_m, is_internal, data
        from jsonb_populate_recordset(null::shipment_event, ${JSON.stringify(rows)}::text::jsonb)`.execute(tx),
    atOnce,
  );
