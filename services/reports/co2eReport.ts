import { sql, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import type { Case } from './Case.ts';
import { co2eOutcome, co2eOutcomes, co2eTally, type Emitted, isCo2eCounted } from './co2e.ts';
import { mostShipments } from './mostShipments.ts';
import { periodBounds } from './periodBounds.ts';
import type { ReportAsked } from './ReportAsked.ts';
import type { ReportKind } from './ReportKind.ts';
import { shipmentCase, type ShipmentRow } from './shipmentCase.ts';
import { shipmentCases } from './shipmentCases.ts';
import { timeCell } from './timeCell.ts';

type EmittedCase = Case & Emitted & { readonly factors: string | null };

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

const kg = (grams: number | undefined): number | null => (grams === undefined ? null : grams / 1_000);

/** The shipments of a party whose last window ends on a day of the period, by the clock there, the latest first. Throws a 422 for too many. */
export async function readEmitted(
  tx: Transaction<Tables>,
  party: Party,
  period: Pick<ReportAsked, 'from' | 'to'>,
): Promise<readonly EmittedCase[]> {
  const { own, other } = ownColumns[party.side];
  const { begin, end } = periodBounds(period);
  const { rows } = await sql<EmittedRow>`
    select shipment.id, reference, ${sql.ref(`shipment.${other}`)} as "partyId", lane, status, km, ends_at as "endsAt",
      content #>> '{stops,-1,window,timeZone}' as "timeZone", content #>> '{stops,0,place,city}' as "fromCity",
      content #>> '{stops,-1,place,city}' as "toCity", level, reason, wtw_grams as "wtwGrams", ttw_grams as "ttwGrams", tkm,
      concat_ws(' ', result #>> '{factors,0,set}', result #>> '{factors,0,version}') as factors
    from shipment left join shipment_footprint kept on kept.shipment_id = shipment.id and is_current
    where ${sql.ref(`shipment.${own}`)} = ${party.companyId} and ends_at >= ${begin}::timestamptz and ends_at < ${end}::timestamptz
    order by ends_at desc, reference limit ${mostShipments + 1}`.execute(tx);
  return shipmentCases(rows, period, caseOf);
}

/** What shipments cause in CO2e, by what is kept of each. */
export const co2eReport: ReportKind<EmittedCase> = {
  title: 'CO2e',
  splits: ['lane', 'party'],
  parameters: [],
  outcomes: co2eOutcomes,
  ranksByValue: true,
  read: readEmitted,
  isCounted: isCo2eCounted,
  tally: co2eTally,
  formula: () =>
    'Σ CO2e of delivered shipments, well to wheel, as kept with each shipment and its factors. g per tkm: Σ g ÷ Σ tonne-kilometres. Measured from fuel, modelled from vehicle and load, or a default factor. Calculated with the activity-based method of ISO 14083:2023 as explained in GLEC v3; not verified by a third party. A shipment belongs to the day its last window ends, in local time.',
  columns: ({ side }) => [
    { title: 'Shipment', cell: ({ reference }) => reference },
    { title: 'Route', cell: ({ place }) => place },
    { title: side === 'fleet' ? 'Shipper' : 'Carrier', cell: ({ partyId }, names) => names.get(partyId) ?? '' },
    { title: 'Lane', cell: ({ lane }) => lane },
    { title: 'Delivery due by', cell: ({ due }) => timeCell(due) },
    { title: 'Time zone', cell: ({ timeZone }) => timeZone },
    { title: 'Km', cell: ({ km }) => km },
    { title: 'Tonne-kilometres', cell: ({ co2e }) => co2e?.tkm ?? null },
    { title: 'kg CO2e well to wheel', cell: ({ co2e }) => kg(co2e?.wtwGrams) },
    { title: 'kg CO2e tank to wheel', cell: ({ co2e }) => kg(co2e?.ttwGrams) },
    { title: 'Factors', cell: ({ factors, co2e }) => (co2e ? factors : null) },
    { title: 'Outcome', cell: ({ outcome }) => outcome },
  ],
};
