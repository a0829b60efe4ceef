import type { Transaction } from 'kysely';
import { asOtherCompany } from '../database/asOtherCompany.ts';
import type { Tables } from '../Tables.ts';
import { isOnTheRoad } from './fold/isOnTheRoad.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

const shownAfterMs = 24 * 3_600_000;

/** Whether the shipper may call the driver: from dispatching to 24 hours after delivery. */
const mayShipperCall = ({ status, delivered_at: deliveredAt }: ShipmentRow, now: Date): boolean =>
  isOnTheRoad(status) || (deliveredAt !== null && now.getTime() < deliveredAt.getTime() + shownAfterMs);

/** The phone of the driver of a shipment, as far as the transaction's company may know it. */
export async function driverPhone(
  tx: Transaction<Tables>,
  row: ShipmentRow,
  companyId: string,
  now: Date,
): Promise<string | null> {
  if (row.driver_id === null) return null;
  const isCarrier = companyId === row.carrier_id;
  if (!isCarrier && !mayShipperCall(row, now)) return null;
  const read = () => tx.selectFrom('driver').select('phone').where('id', '=', row.driver_id).executeTakeFirst();
  const driver = await (isCarrier ? read() : asOtherCompany(tx, { own: companyId, other: row.carrier_id }, read));
  return driver?.phone ?? null;
}
