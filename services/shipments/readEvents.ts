import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { EventRow } from './ShipmentTables.ts';

/** Of what a truck or the clock says over and over: how many of the latest positions and forecasts of an arrival are read. */
interface Latest {
  readonly positions: number;
  readonly forecasts: number;
}

/** As many as the rules need. */
export const lastOnly: Latest = { positions: 1, forecasts: 1 };

/** What happened to a shipment, as far as the transaction's company may know, in order. */
export const readEvents = async (
  tx: Transaction<Tables>,
  shipmentId: string,
  { positions, forecasts }: Latest,
): Promise<readonly EventRow[]> => {
  const { rows } = await sql<EventRow>`
    (select * from shipment_event where shipment_id = ${shipmentId}::uuid and type not in ('position', 'reckoned'))
    union all
    (select * from shipment_event where shipment_id = ${shipmentId}::uuid and type = 'position'
      order by at desc, number desc limit ${positions})
    union all
    (select * from shipment_event where shipment_id = ${shipmentId}::uuid and type = 'reckoned'
      order by number desc limit ${forecasts})
    order by number`.execute(tx);
  return rows;
};
