import { sql, type Transaction } from 'kysely';
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
  readonly currency: string;
  readonly fromCity: string | null;
  readonly toCity: string | null;
  readonly kg: number | null;
}

/** A shipment with its price, or what a report takes instead, and the weight of its goods. */
export type PricedCase = Case & { readonly kg: number | null };

/**
 * The shipments of a party whose last window ends on a day of the period, by the clock there, the latest first, each with what is
 * `charged` for it. Throws a 422 for too many.
 */
export async function readPriced(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  period: Parameters<typeof periodBounds>[0],
  charged: typeof priceAlone,
): Promise<readonly PricedCase[]> {
  const { own, other } = ownColumns[side];
  const { begin, end } = periodBounds(period);
  const { rows } = await sql<PricedRow>`
    select id, reference, ${sql.ref(other)} as "partyId", lane, status, price_minor as "amountMinor", cancellation_fee_minor as "feeMinor", currency, km, ends_at as "endsAt",
      content #>> '{stops,-1,window,timeZone}' as "timeZone", content #>> '{stops,0,place,city}' as "fromCity",
      content #>> '{stops,-1,place,city}' as "toCity",
      (select sum((line ->> 'grossKg')::double precision) from jsonb_array_elements(content -> 'cargo') line) as kg
    from shipment where ${sql.ref(own)} = ${companyId} and ends_at >= ${begin}::timestamptz and ends_at < ${end}::timestamptz
    order by ends_at desc, reference limit ${mostShipments + 1}`.execute(tx);
  return shipmentCases(rows, period, (row, day) => {
    const { outcome, amountMinor } = charged(row);
    return {
      ...shipmentCase(row, day, [row.fromCity, row.toCity]),
      money: { amountMinor, currency: row.currency },
      kg: row.kg,
      outcome,
    };
  });
}
