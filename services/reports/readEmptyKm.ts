import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import { emptyOutcomeOf } from './counts/emptyKinds.ts';
import type { JudgedTrip } from './emptyKm.ts';
import { mostShipments } from './mostShipments.ts';
import { periodBounds } from './periodBounds.ts';
import type { ReportAsked } from './ReportAsked.ts';
import { shipmentCase, type ShipmentRow } from './shipmentCase.ts';
import { shipmentCases } from './shipmentCases.ts';

/** A trip with what is known of the way to it. */
export type TripCase = Case & JudgedTrip & { readonly plate: string | null };

interface TripRow extends ShipmentRow {
  readonly amountMinor: number;
  readonly currency: string;
  readonly plate: string | null;
  readonly fromCity: string | null;
  readonly toCity: string | null;
  readonly empty: number;
  readonly emptyKm: number | null;
}

const caseOf = (row: TripRow, day: string): TripCase => ({
  ...shipmentCase(row, day, [row.fromCity, row.toCity]),
  money: { amountMinor: row.amountMinor, currency: row.currency },
  emptyKm: row.emptyKm,
  plate: row.plate,
  outcome: emptyOutcomeOf(row.empty) ?? 'under_way',
});

/**
 * The trips of a fleet whose last window ends on a day of the period, by the clock there, and for which `where` holds, the latest first. Throws a 422
 * for too many.
 */
export async function readEmptyKm(
  tx: Transaction<Tables>,
  companyId: string,
  period: Pick<ReportAsked, 'from' | 'to'>,
  where: RawBuilder<unknown> = sql`true`,
): Promise<readonly TripCase[]> {
  const { begin, end } = periodBounds(period);
  const { rows } = await sql<TripRow>`
    select shipment_id as id, trip.reference, trip.company_id as "partyId", trip.lane, status, trip.price_minor as "amountMinor", trip.currency, trip.km,
      plate, due_at as "endsAt", content #>> '{stops,-1,window,timeZone}' as "timeZone", content #>> '{stops,0,place,city}' as "fromCity",
      content #>> '{stops,-1,place,city}' as "toCity", empty, empty_km as "emptyKm"
    from vehicle_trip trip join shipment on shipment.id = shipment_id
    where trip.carrier_id = ${companyId} and due_at >= ${begin}::timestamptz and due_at < ${end}::timestamptz and ${where}
    order by due_at desc, trip.reference, shipment_id limit ${mostShipments + 1}`.execute(tx);
  return shipmentCases(rows, period, caseOf);
}
