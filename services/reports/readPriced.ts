import { sql, type Transaction } from 'kysely';
import { localDays } from '../freight/fields/localDay.ts';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import { eachInTurns } from './eachInTurns.ts';
import { moneyOutcome } from './money.ts';
import { mostShipments, tooMany } from './mostShipments.ts';
import { periodBounds } from './periodBounds.ts';
import { unmeasured } from './unmeasured.ts';

interface ShipmentRow {
  readonly id: string;
  readonly reference: string;
  readonly partyId: string;
  readonly lane: string;
  readonly status: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly km: number;
  readonly endsAt: Date;
  readonly timeZone: string | null;
  readonly fromCity: string | null;
  readonly toCity: string | null;
  readonly kg: number | null;
}

/** A shipment with its price, and the weight of its goods. */
export type PricedCase = Case & { readonly kg: number | null };

const caseOf = (row: ShipmentRow, day: string): PricedCase => ({
  ...unmeasured,
  record: { kind: 'shipment', id: row.id },
  reference: row.reference,
  stop: null,
  type: null,
  place: [row.fromCity, row.toCity].filter((city) => city !== null).join(' → '),
  lane: row.lane,
  partyId: row.partyId,
  timeZone: row.timeZone,
  day,
  due: row.endsAt.getTime(),
  money: { amountMinor: row.amountMinor, currency: row.currency },
  km: row.km,
  kg: row.kg,
  outcome: moneyOutcome(row.status),
});

/** The shipments of a party whose last window ends on a day of the period, by the clock there, the latest first. Throws a 422 for too many. */
export async function readPriced(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  period: Parameters<typeof periodBounds>[0],
): Promise<readonly PricedCase[]> {
  const { own, other } = ownColumns[side];
  const { begin, end } = periodBounds(period);
  const { rows } = await sql<ShipmentRow>`
    select id, reference, ${sql.ref(other)} as "partyId", lane, status, price_minor as "amountMinor", currency, km, ends_at as "endsAt",
      content #>> '{stops,-1,window,timeZone}' as "timeZone", content #>> '{stops,0,place,city}' as "fromCity",
      content #>> '{stops,-1,place,city}' as "toCity",
      (select sum((line ->> 'grossKg')::double precision) from jsonb_array_elements(content -> 'cargo') line) as kg
    from shipment where ${sql.ref(own)} = ${companyId} and ends_at >= ${begin}::timestamptz and ends_at < ${end}::timestamptz
    order by ends_at desc, reference limit ${mostShipments + 1}`.execute(tx);
  if (rows.length > mostShipments) throw tooMany();
  const dayAt = localDays();
  const cases: PricedCase[] = [];
  await eachInTurns(rows, (row) => {
    const day = dayAt(row.endsAt, row.timeZone ?? 'UTC');
    if (day >= period.from && day <= period.to) cases.push(caseOf(row, day));
  });
  return cases;
}
