import { sql, type RawBuilder, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../shipments/partyOf.ts';
import type { Tables } from '../Tables.ts';
import { eachInTurns } from './eachInTurns.ts';
import { mostStops, tooMany } from './mostShipments.ts';
import type { ShipmentRow } from './shipmentCase.ts';
import type { StopFacts } from './StopFacts.ts';
import { stopFactsOf } from './stopFactsOf.ts';
import type { StopVisitTable } from './StopVisitTable.ts';

interface DeliveryRow extends StopVisitTable {
  readonly status: string;
  readonly km: number;
  readonly endsAt: Date;
  readonly lastZone: string | null;
  readonly fromCity: string | null;
  readonly toCity: string | null;
}

/** A shipment with all its deliveries, and the towns it goes between. */
export interface Delivered extends ShipmentRow {
  readonly deliveries: readonly StopFacts[];
  readonly towns: readonly (string | null)[];
}

/**
 * The shipments of a party for which `where` holds, the latest first, each with its deliveries. Throws a 422 for more than one answer
 * should read.
 */
export async function readDelivered(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  where: RawBuilder<unknown>,
): Promise<readonly Delivered[]> {
  const { own, other } = ownColumns[side];
  const { rows } = await sql<DeliveryRow>`
    select visit.*, chosen.status, chosen.km, chosen.ends_at as "endsAt", chosen."lastZone", chosen."fromCity", chosen."toCity"
    from (
      select id, status, km, ends_at, reference, content #>> '{stops,-1,window,timeZone}' as "lastZone",
        content #>> '{stops,0,place,city}' as "fromCity", content #>> '{stops,-1,place,city}' as "toCity"
      from shipment where ${sql.ref(own)} = ${companyId} and ${where}) chosen
    join stop_visit visit on visit.shipment_id = chosen.id and visit.type = 'delivery'
    order by chosen.ends_at desc, chosen.reference, chosen.id, visit.stop limit ${mostStops + 1}`.execute(tx);
  if (rows.length > mostStops) throw tooMany('stops');
  const found = new Map<string, { readonly first: DeliveryRow; readonly deliveries: StopFacts[] }>();
  await eachInTurns(rows, (row) => {
    const deliveries = found.get(row.shipment_id)?.deliveries ?? [];
    deliveries.push(stopFactsOf(row, row[other]));
    if (deliveries.length === 1) found.set(row.shipment_id, { first: row, deliveries });
  });
  return [...found].map(([id, { first, deliveries }]) => ({
    id,
    reference: first.reference,
    partyId: first[other],
    lane: first.lane,
    status: first.status,
    km: first.km,
    endsAt: first.endsAt,
    timeZone: first.lastZone,
    deliveries,
    towns: [first.fromCity, first.toCity],
  }));
}
