import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Truck } from '../freight/verdict/Truck.ts';
import { driverReasons } from '../freight/verdict/driverReasons.ts';
import { unitReasons } from '../freight/verdict/unitReasons.ts';
import type { Reason } from '../freight/verdict/Verdict.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { trucksInUse } from '../trucks/trucksInUse.ts';
import { trucksOf } from '../trucks/trucksOf.ts';
import type { boardQuery } from './boardQuery.ts';
import { boardTrips } from './boardTrips.ts';
import { type BackOn, boardTrucks } from './boardTrucks.ts';
import { onTheRoad } from './onTheRoad.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

type Range = v.InferOutput<typeof boardQuery>;

/** Trucks by fleet number, their shipments, and shipments without a truck. */
const most = { trucks: 300, trips: 3_000, unassigned: 200 } as const;

/**
 * The trucks of a fleet with their shipments between two times, what keeps them off the road by then, and the shipments that have no
 * truck yet, by when they should have one.
 */
export const readBoard = ({ db, clock }: Services, { companyId, userId }: Member, range: Range) =>
  inCompany(db, companyId, userId, async (tx) => {
    const now = clock.now();
    const { trucks: all, hasMore } = await trucksOf(tx, companyId);
    const trucks = all.slice(0, most.trucks);
    const ids = trucks.map(({ id }) => id);
    const facts = await boardTrucks(tx, ids);
    const booked = tx.selectFrom('shipment').where('carrier_id', '=', companyId).where('status', '=', 'booked');
    const waiting = await booked.selectAll().orderBy('assign_by').orderBy('id').limit(most.unassigned).execute();
    const { count } = await booked.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const rows = await shipmentsOf(tx, ids, range);
    const trips = await boardTrips(tx, [...rows, ...waiting], now);
    const answerOf = (row: ShipmentRow) => trips.get(row.id) ?? [];
    const byTruck = new Map(ids.map((id) => [id, Array<ShipmentRow>()]));
    for (const row of rows) byTruck.get(row.vehicle_id ?? '')?.push(row);
    return {
      trucks: trucks.flatMap((truck) => {
        const named = facts.get(truck.id);
        if (!named) return [];
        const { backOn, ...names } = named;
        const blocks = blocksOf(truck, range.to, backOn);
        return [{ ...names, blocks, trips: (byTruck.get(truck.id) ?? []).flatMap(answerOf) }];
      }),
      truckCount: hasMore ? await countTrucks(tx, companyId) : all.length,
      unassigned: waiting.flatMap(answerOf),
      unassignedCount: count,
    };
  });

const countTrucks = async (tx: Transaction<Tables>, companyId: string): Promise<number> => {
  const counted = trucksInUse(tx, companyId).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
};

/** In order of their windows. What took longer than planned is found by its delivery, or because it is on the road still. */
async function shipmentsOf(tx: Transaction<Tables>, ids: readonly string[], { from, to }: Range) {
  if (ids.length === 0) return [];
  const { rows } = await sql<ShipmentRow>`
    select * from shipment
    where vehicle_id = any (${sql.val(ids)}::uuid[]) and status <> 'cancelled' and pickup_at < ${to}::timestamptz
      and (ends_at > ${from}::timestamptz - interval '14 days'
        and (ends_at > ${from}::timestamptz or delivered_at > ${from}::timestamptz)
        or ${onTheRoad})
    order by pickup_at, id limit ${most.trips}`.execute(tx);
  return rows;
}

/** What keeps a truck off the road on the last day or before. */
const blocksOf = (truck: Truck, to: Date, backOn: BackOn): readonly Reason[] => {
  const until = to.toISOString().slice(0, 10);
  const reasons = [...unitReasons(truck, until, undefined), ...driverReasons(truck, until, undefined)];
  return reasons.flatMap((reason) => {
    if (reason?.severity !== 'block') return [];
    const isStatus = reason.code === 'status_vehicle' || reason.code === 'status_driver';
    const back = isStatus ? backOn[reason.of ?? 'vehicle'] : null;
    return [back === null ? reason : { ...reason, until: back }];
  });
};
