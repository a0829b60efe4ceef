import { sql, type Transaction } from 'kysely';
import { localDays } from '../freight/fields/localDay.ts';
import type { Tables } from '../Tables.ts';
import { eachInTurns } from './eachInTurns.ts';
import { mostShipments, tooMany } from './mostShipments.ts';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import { periodBounds } from './periodBounds.ts';
import type { StopFacts } from './StopFacts.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

interface StopRow {
  readonly shipmentId: string;
  readonly reference: string;
  readonly partyId: string;
  readonly lane: string;
  readonly status: string;
  readonly nextStop: number | null;
  readonly endsAt: Date;
  readonly stop: number;
  readonly type: 'pickup' | 'delivery';
  readonly name: string | null;
  readonly city: string | null;
  readonly windowFrom: Date | null;
  readonly windowTo: Date | null;
  readonly timeZone: string | null;
  readonly arrivedAt: Date | null;
  readonly departedAt: Date | null;
  readonly source: 'desk' | 'app' | 'edi' | null;
  readonly isSkipped: boolean | null;
}

/** The shipments that may have a stop in the period, and what was told of their stops; each time as corrected last. */
const stopsBetween = ({ companyId, side }: Party, period: Period) => {
  const { own, other } = ownColumns[side];
  const { begin, end } = periodBounds(period);
  return sql<StopRow>`
    with chosen as materialized (
      select id, reference, ${sql.ref(other)} as party_id, lane, status, next_stop, ends_at, content -> 'stops' as stops from shipment
      where ${sql.ref(own)} = ${companyId} and ends_at >= ${begin}::timestamptz and pickup_at < ${end}::timestamptz
      limit ${mostShipments + 1}),
    told as materialized (
      select id, shipment_id, number, type, stop, at, source, data from shipment_event
      where shipment_id in (select id from chosen) and type in ('arrived', 'departed', 'delivered', 'stop_skipped', 'correction')),
    corrected as (
      select distinct on (shipment_id, data ->> 'of') shipment_id, data ->> 'of' as of, (data ->> 'at')::timestamptz as at
      from told where type = 'correction' order by shipment_id, data ->> 'of', number desc),
    visits as (
      select told.shipment_id, coalesce(told.stop, jsonb_array_length(stops) - 1) as stop,
        min(coalesce(corrected.at, told.at)) filter (where type = 'arrived') as arrived_at,
        max(coalesce(corrected.at, told.at)) filter (where type in ('departed', 'delivered')) as departed_at,
        min(source) filter (where type = 'arrived') as source,
        bool_or(type = 'stop_skipped') as is_skipped
      from told join chosen on chosen.id = told.shipment_id
        left join corrected on corrected.shipment_id = told.shipment_id and corrected.of = told.id::text
      where type <> 'correction' group by 1, 2)
    select chosen.id as "shipmentId", reference, party_id as "partyId", lane, status, next_stop as "nextStop", ends_at as "endsAt",
      (nth - 1)::integer as stop, planned ->> 'type' as type, planned #>> '{place,name}' as name, planned #>> '{place,city}' as city,
      (planned #>> '{window,from}')::timestamptz as "windowFrom", (planned #>> '{window,to}')::timestamptz as "windowTo",
      planned #>> '{window,timeZone}' as "timeZone", arrived_at as "arrivedAt", departed_at as "departedAt", source,
      is_skipped as "isSkipped"
    from chosen cross join jsonb_array_elements(stops) with ordinality each (planned, nth)
      left join visits on visits.shipment_id = chosen.id and visits.stop = nth - 1
    order by coalesce((planned #>> '{window,to}')::timestamptz, ends_at) desc, reference, nth`;
};

const over: ReadonlySet<string> = new Set(['delivered', 'completed']);

const factsOf = (row: StopRow, day: string): StopFacts => ({
  shipmentId: row.shipmentId,
  reference: row.reference,
  stop: row.stop,
  type: row.type,
  place: [row.name, row.city].filter((part) => part !== null).join(', '),
  lane: row.lane,
  partyId: row.partyId,
  window: row.windowFrom && row.windowTo ? { from: row.windowFrom.getTime(), to: row.windowTo.getTime() } : null,
  timeZone: row.timeZone,
  day,
  arrivedAt: row.arrivedAt?.getTime() ?? null,
  departedAt: row.departedAt?.getTime() ?? null,
  source: row.source,
  isSkipped: row.isSkipped ?? false,
  isCancelled: row.status === 'cancelled',
  isPassed: over.has(row.status) || (row.nextStop !== null && row.nextStop > row.stop),
});

/**
 * The stops of a party whose window ends on a day of the period, by the clock of the stop, the latest first.
 * Throws a 422 for more shipments than one answer should read.
 */
export async function readStops(tx: Transaction<Tables>, party: Party, period: Period): Promise<readonly StopFacts[]> {
  const { rows } = await stopsBetween(party, period).execute(tx);
  const dayAt = localDays();
  const shipments = new Set<string>();
  const facts: StopFacts[] = [];
  await eachInTurns(rows, (row) => {
    shipments.add(row.shipmentId);
    const day = dayAt(row.windowTo ?? row.endsAt, row.timeZone ?? 'UTC');
    if (day >= period.from && day <= period.to) facts.push(factsOf(row, day));
  });
  if (shipments.size > mostShipments) throw tooMany();
  return facts;
}
