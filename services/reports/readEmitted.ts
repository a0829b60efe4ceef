import { type RawBuilder, sql, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import { co2eOutcome, type Emitted, isCo2eCounted } from './co2e.ts';
import { mostShipments } from './mostShipments.ts';
import { periodBounds } from './periodBounds.ts';
import type { ReportAsked } from './ReportAsked.ts';
import { shipmentCase, type ShipmentRow } from './shipmentCase.ts';
import { shipmentCases } from './shipmentCases.ts';

/** A shipment with what is kept of its CO2e. */
export type EmittedCase = Case & Emitted & { readonly factors: string | null };

interface EmittedRow extends ShipmentRow {
  readonly fromCity: string | null;
  readonly toCity: string | null;
  readonly level: 'default' | 'modelled' | 'measured' | null;
  readonly reason: string | null;
  readonly wtwGrams: number | null;
  readonly ttwGrams: number | null;
  readonly tkm: number | null;
  readonly factors: string | null;
}

const co2eOf = ({ wtwGrams, ttwGrams, tkm }: EmittedRow): Case['co2e'] =>
  wtwGrams === null || ttwGrams === null || tkm === null ? null : { wtwGrams, ttwGrams, tkm };

const caseOf = (row: EmittedRow, day: string): EmittedCase => {
  const outcome = co2eOutcome(row);
  return {
    ...shipmentCase(row, day, [row.fromCity, row.toCity]),
    co2e: isCo2eCounted(outcome) ? co2eOf(row) : null,
    factors: row.factors,
    outcome,
  };
};

/**
 * The shipments of a party whose last window ends on a day of the period, by the clock there, and for which `where` holds, the latest first, with what
 * is kept of their CO2e. Throws a 422 for too many.
 */
export async function readEmitted(
  tx: Transaction<Tables>,
  party: Party,
  period: Pick<ReportAsked, 'from' | 'to'>,
  where: RawBuilder<unknown> = sql`true`,
): Promise<readonly EmittedCase[]> {
  const { own, other } = ownColumns[party.side];
  const { begin, end } = periodBounds(period);
  const { rows } = await sql<EmittedRow>`
    select shipment.id, reference, ${sql.ref(`shipment.${other}`)} as "partyId", lane, status, km, ends_at as "endsAt",
      content #>> '{stops,-1,window,timeZone}' as "timeZone", content #>> '{stops,0,place,city}' as "fromCity",
      content #>> '{stops,-1,place,city}' as "toCity", level, reason, wtw_grams as "wtwGrams", ttw_grams as "ttwGrams", tkm,
      concat_ws(' ', result #>> '{factors,0,set}', result #>> '{factors,0,version}') as factors
    from shipment left join shipment_footprint kept on kept.shipment_id = shipment.id and is_current
    where ${sql.ref(`shipment.${own}`)} = ${party.companyId} and ends_at >= ${begin}::timestamptz and ends_at < ${end}::timestamptz and ${where}
    order by ends_at desc, reference, shipment.id limit ${mostShipments + 1}`.execute(tx);
  return shipmentCases(rows, period, caseOf);
}
