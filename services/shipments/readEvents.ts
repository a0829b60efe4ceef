import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { EventRow } from './ShipmentTables.ts';

/** Positions that are shown of a shipment: the latest. */
const shownPositions = 50;

/** What happened to a shipment, as far as the transaction's company may know, in order. Of positions only the latest. */
export const readEvents = async (
  tx: Transaction<Tables>,
  shipmentId: string,
  positions = shownPositions,
): Promise<readonly EventRow[]> => {
  const { rows } = await sql<EventRow>`
    (select * from shipment_event where shipment_id = ${shipmentId}::uuid and type <> 'position')
    union all
    (select * from shipment_event where shipment_id = ${shipmentId}::uuid and type = 'position'
      order by at desc, number desc limit ${positions})
    order by number`.execute(tx);
  return rows;
};
