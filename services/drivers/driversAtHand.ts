import { sql, type Transaction } from 'kysely';
import type { DriverAtHand } from '../freight/verdict/Combination.ts';
import type { Tables } from '../Tables.ts';
import type { DriverRow } from './DriverTable.ts';
import { engaged, engagedOnTheRoad, engagedUntil, type Planning } from './engagements.ts';
import { heldPapers } from './heldPapers.ts';

const atHand = (row: DriverRow, engagements: DriverAtHand['engagements']): DriverAtHand => {
  const { licence, cards } = heldPapers(row);
  return {
    status: row.status,
    licence: licence && { categories: licence.categories, expiresOn: licence.expiresOn },
    cards: cards.map(({ type, expiresOn }) => ({ type, expiresOn })),
    engagements,
  };
};

interface Trip {
  readonly driver_id: string;
  readonly pickup_at: Date;
  readonly ends_at: Date;
  readonly on_road: boolean;
  readonly expected_end: Date | null;
}

/** The times of shipments by driver. */
async function tripsOf(tx: Transaction<Tables>, rows: readonly DriverRow[], { except = null, now = null }: Planning) {
  const trips = new Map(rows.map(({ id }) => [id, Array<DriverAtHand['engagements'][number]>()]));
  const { rows: shipments } = await sql<Trip>`
    select driver_id, pickup_at, ${engagedUntil(now)} as ends_at, ${engagedOnTheRoad} as on_road, expected_end from shipment
    where ${engaged} and id is distinct from ${except}::uuid and driver_id = any (${sql.val([...trips.keys()])}::uuid[])`.execute(
    tx,
  );
  for (const {
    driver_id: id,
    pickup_at: from,
    ends_at: to,
    on_road: isOnTheRoad,
    expected_end: expectedTo,
  } of shipments)
    trips.get(id)?.push({ from, to, isOnTheRoad, expectedTo });
  return trips;
}

/** Drivers of the transaction's company as the verdict sees them, by a column. */
async function driversBy(
  tx: Transaction<Tables>,
  column: 'id' | 'current_vehicle_id',
  ids: readonly string[],
  planning: Planning = {},
): Promise<ReadonlyMap<string, DriverAtHand>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('driver')
    .selectAll()
    .where(sql<boolean>`${sql.ref(column)} = any (${sql.val(ids)}::uuid[])`)
    .execute();
  if (rows.length === 0) return new Map();
  const trips = await tripsOf(tx, rows, planning);
  return new Map(rows.map((row) => [row[column] ?? '', atHand(row, trips.get(row.id) ?? [])]));
}

/** Drivers of the transaction's company as the verdict sees them, by id. */
export const driversAtHand = (tx: Transaction<Tables>, ids: readonly string[], planning?: Planning) =>
  driversBy(tx, 'id', ids, planning);

/** Who drives these vehicles now, by the id of the vehicle. */
export const driversOfVehicles = (tx: Transaction<Tables>, ids: readonly string[], planning?: Planning) =>
  driversBy(tx, 'current_vehicle_id', ids, planning);
