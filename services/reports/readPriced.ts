import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import type { priceAlone } from './money.ts';
import { mostShipments } from './mostShipments.ts';
import { periodBounds } from './periodBounds.ts';
import { shipmentCase, type ShipmentRow } from './shipmentCase.ts';
import { shipmentCases } from './shipmentCases.ts';

interface PricedRow extends ShipmentRow {
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly waitingMinor: number | null;
  readonly currency: string;
  readonly fromCity: string | null;
  readonly toCity: string | null;
  readonly kg: number | null;
}

/** A shipment with its price, or what a report takes instead, the weight of its goods, and waiting as its statement has it. */
export type PricedCase = Case & { readonly kg: number | null; readonly waitingMinor: number };

/** Which shipments are read: those of a period, and of these the ones for which `where` holds. */
interface PricedAsked {
  readonly period: Parameters<typeof periodBounds>[0];
  readonly where?: RawBuilder<unknown>;
  /** What is charged for a shipment, and whether that counts. */
  readonly charged: typeof priceAlone;
}

/**
 * The shipments of a party whose last window ends on a day of the period, by the clock there, the latest first, each with what is
 * `charged` for it. Throws a 422 for too many.
 */
export async function readPriced(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  { period, where = sql`true`, charged }: PricedAsked,
): Promise<readonly PricedCase[]> {
  const { own, other } = ownColumns[side];
  const { begin, end } = periodBounds(period);
  const { rows } = await sql<PricedRow>`
    select shipment.id, shipment.reference, ${sql.ref(`shipment.${other}`)} as "partyId", lane, shipment.status, price_minor as "amountMinor",
      cancellation_fee_minor as "feeMinor", statement.waiting_minor as "waitingMinor", shipment.currency, km, ends_at as "endsAt",
      content #>> '{stops,-1,window,timeZone}' as "timeZone", content #>> '{stops,0,place,city}' as "fromCity",
      content #>> '{stops,-1,place,city}' as "toCity",
      (select sum((line ->> 'grossKg')::double precision) from jsonb_array_elements(content -> 'cargo') line) as kg
    from shipment left join statement on statement.id = shipment.id
    where ${sql.ref(`shipment.${own}`)} = ${companyId} and ends_at >= ${begin}::timestamptz and ends_at < ${end}::timestamptz and ${where}
    order by ends_at desc, shipment.reference, shipment.id limit ${mostShipments + 1}`.execute(tx);
  return shipmentCases(rows, period, (row, day) => {
    const { outcome, amountMinor } = charged(row);
    return {
      ...shipmentCase(row, day, [row.fromCity, row.toCity]),
      money: { amountMinor, currency: row.currency },
      kg: row.kg,
      waitingMinor: row.waitingMinor ?? 0,
      outcome,
    };
  });
}
