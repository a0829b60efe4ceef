import { sql, type RawBuilder, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { countByStatus } from '../database/countByStatus.ts';
import { inCompany } from '../database/inCompany.ts';
import { planAnew } from '../database/planAnew.ts';
import { readIndexesAlone } from '../database/readIndexesAlone.ts';
import { readLongPage } from '../database/readLongPage.ts';
import { typedByTable } from '../database/typedByTable.ts';
import { dayField } from '../fields/dayField.ts';
import { idAnswer } from '../fields/idAnswer.ts';
import { hasWords } from '../fields/hasWords.ts';
import { listQuery } from '../fields/listQuery.ts';
import { laneField, onLane } from '../requests/laneFilter.ts';
import { pickedUpBetween } from '../requests/pickupDays.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { shipmentStatuses, type ShipmentStatus } from './fold/ShipmentStatus.ts';
import { isCompleted } from './completion.ts';
import { inWords } from './inWords.ts';
import { toListedShipments } from './listedShipment.ts';
import { type ShipmentFlag, shipmentFlags } from './fold/flagsOf.ts';
import { noticedBy } from './noticedBy.ts';
import { ownColumns, partyOf } from './partyOf.ts';
import { shipmentSorts, sortedColumns, sortOf } from './shipmentSorts.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

const id = v.pipe(idAnswer, v.toLowerCase());

/**
 * What shipments may be sorted and filtered by. Days are those of the first pickup, in its zone; `companyId` is the other party. By risk,
 * what is late or will be comes first; by price, one currency after another; by `next`, when the next stop opens; by `truck`, its plate.
 */
export const shipmentQuery = listQuery(shipmentSorts, 'pickup', {
  status: v.optional(v.picklist(shipmentStatuses)),
  flag: v.optional(v.picklist(shipmentFlags)),
  vehicleId: v.optional(id),
  driverId: v.optional(id),
  /** What waits for its first pickup, which is within a day or has passed. */
  pickup: v.optional(v.picklist(['soon'])),
  from: v.optional(dayField),
  to: v.optional(dayField),
  lane: v.optional(laneField),
  companyId: v.optional(id),
});

type ShipmentQuery = v.InferOutput<typeof shipmentQuery>;

/** Whether a shipment has any flag but `late`: an index has those. */
const hasFlags = sql<boolean>`flags <> '{}'`;

/** Whether a shipment has a flag at `now`. A charge for waiting is still to be answered once the shipment is over. */
const hasFlag = (flag: ShipmentFlag, now: Date): RawBuilder<boolean> => {
  if (flag === 'late') return sql<boolean>`late_from <= ${now}::timestamptz`;
  if (flag === 'waiting_running') return sql<boolean>`free_until <= ${noticedBy(now)}::timestamptz`;
  const has = sql<boolean>`${hasFlags} and flags @> ${sql.val([flag])}::text[]`;
  return flag === 'waiting_to_answer'
    ? sql<boolean>`(${has})`
    : sql<boolean>`(${has} and ${isCompleted(now)} is not true)`;
};

const soonMs = 24 * 60 * 60_000;

/** Whether a shipment waits for a pickup that is within a day or has passed. */
const isPickedUpSoon = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(status in ('booked', 'assigned', 'dispatched') and pickup_at <= ${new Date(now.getTime() + soonMs)}::timestamptz)`;

/** Whether a shipment has a status at `now`. */
const hasStatus = (status: ShipmentStatus, now: Date): RawBuilder<boolean> => {
  if (status === 'completed') {
    return sql<boolean>`(status in ('completed', 'delivered') and (status = 'completed' or ${isCompleted(now)}))`;
  }
  const is = sql<boolean>`status = ${status}`;
  return status === 'delivered' ? sql<boolean>`(${is} and ${isCompleted(now)} is not true)` : is;
};

/**
 * Up to how many shipments are found, counted and sorted by one query: what a word or a lane finds of very many takes longer to look
 * through than to sort.
 */
const atOnce = ({ q, lane }: ShipmentQuery): { readonly atOnce?: number } =>
  q !== '' || lane !== undefined ? { atOnce: 10_000 } : {};

/** One page of the shipments of either party, with the total. */
export function listShipments({ db, clock, gazetteer }: Services, { companyId, userId }: Member, query: ShipmentQuery) {
  const { page, size, q, status, flag, vehicleId, driverId, pickup, from, to, lane } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, companyId, userId, async (tx) => {
    await readIndexesAlone(tx);
    const { own, other } = ownColumns[(await partyOf(tx, companyId)).side];
    let found = tx.selectFrom('shipment').where(own, '=', companyId);
    if (q !== '') {
      // A plan for any words would take the accents off each word again for every shipment.
      await planAnew(tx);
      found = found.where(hasWords(q, gazetteer, inWords));
    }
    if (status !== undefined) found = found.where(hasStatus(status, now));
    if (flag !== undefined) found = found.where(hasFlag(flag, now));
    if (vehicleId !== undefined) found = found.where('vehicle_id', '=', vehicleId);
    if (driverId !== undefined) found = found.where('driver_id', '=', driverId);
    if (pickup !== undefined) found = found.where(isPickedUpSoon(now));
    if (from !== undefined || to !== undefined) found = found.where(pickedUpBetween({ from, to }));
    if (lane !== undefined) found = found.where(onLane(lane));
    if (query.companyId !== undefined) found = found.where(other, '=', query.companyId);
    const reading = {
      found: found.selectAll(),
      weighed: found.select(['id', ...sortedColumns, sql<number>`pg_column_size(content)`.as('bytes')]),
      byIds: (again: Transaction<Tables>, ids: readonly string[]) =>
        again
          .selectFrom('shipment')
          .selectAll()
          .where(own, '=', companyId)
          .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
          .execute(),
      answers: (again: Transaction<Tables>, rows: readonly ShipmentRow[]) => toListedShipments(again, rows, now),
      anew: <Result>(work: (again: Transaction<Tables>) => Promise<Result>) => inCompany(db, companyId, userId, work),
    };
    return readLongPage(tx, reading, { page, size, direction, ...sortOf(by), ...atOnce(query) });
  });
}

/** Counts the shipments of either party by status, and by flag at this moment. */
export const countShipments = ({ db, clock }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    await readIndexesAlone(tx);
    const now = clock.now();
    const { own } = ownColumns[(await partyOf(tx, companyId)).side];
    const all = tx.selectFrom('shipment').where(own, '=', companyId);
    const byStatus = await countByStatus(tx, all.select(['status', 'completes_at']), shipmentStatuses, [
      { from: 'delivered', to: 'completed', when: isCompleted(now) },
    ]);
    const soon = all.where(hasFlag('unassigned', now)).where(isPickedUpSoon(now));
    const { rows } = await sql<{ flag: ShipmentFlag | 'soon'; count: number }>`
      select flag, sum(count)::bigint as count
      from (select flags, ${isCompleted(now)} is true as is_over, count(*) as count
          from ${all.select(['flags', 'completes_at']).where(hasFlags)} found group by flags, is_over) alike
        cross join lateral unnest(flags) flag
      where flag = 'waiting_to_answer' or not is_over
      group by flag
      union all select 'late', count(*) from ${all.select('id').where(hasFlag('late', now))} found
      union all select 'waiting_running', count(*) from ${all.select('id').where(hasFlag('waiting_running', now))} found
      union all select 'soon', count(*) from ${soon.select('id')} found`.execute(tx);
    const countOf = (flag: ShipmentFlag | 'soon'): number => rows.find((row) => row.flag === flag)?.count ?? 0;
    const flags = typedByTable<Record<ShipmentFlag, number>>(shipmentFlags.map((flag) => [flag, countOf(flag)]));
    return { ...byStatus, flags, unassignedSoon: countOf('soon') };
  });
