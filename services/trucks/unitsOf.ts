import { sql, type Transaction } from 'kysely';
import type { Engagement, KnownPaper, Unit } from '../freight/verdict/Combination.ts';
import { engaged, engagedOnTheRoad, engagedUntil, type Planning } from '../drivers/engagements.ts';
import type { Tables } from '../Tables.ts';

interface Paper {
  readonly unit_id: string;
  readonly type: string;
  readonly expires_on: string | null;
}

interface Shipment {
  readonly unit_id: string;
  readonly pickup_at: Date;
  readonly ends_at: Date;
  readonly on_road: boolean;
  readonly expected_end: Date | null;
}

/** Adds to a list of its own for each unit, so that a large fleet is not searched for each row. */
function byUnit<Row extends { readonly unit_id: string }, Part>(rows: readonly Row[], of: (row: Row) => Part) {
  const parts = new Map<string, Part[]>();
  for (const row of rows) {
    const list = parts.get(row.unit_id);
    if (list) list.push(of(row));
    else parts.set(row.unit_id, [of(row)]);
  }
  return parts;
}

/** Vehicles and trailers of the transaction's company as the verdict sees them, by id. */
export async function unitsOf(
  tx: Transaction<Tables>,
  ids: readonly string[],
  { except = null, now = null }: Planning = {},
): Promise<ReadonlyMap<string, Unit>> {
  if (ids.length === 0) return new Map();
  const named = sql.val(ids);
  const rows = await tx
    .selectFrom('vehicle')
    .select(['id', 'kind', 'body_type', 'plate_country', 'payload_kg', 'gross_weight_kg', 'volume_m3'])
    .select([
      'loading_length_m',
      'pallet_positions',
      'temperature_min',
      'temperature_max',
      'adr',
      'equipment',
      'status',
    ])
    .where(sql<boolean>`id = any (${named}::uuid[])`)
    .execute();
  const papers = await sql<Paper>`
    select vehicle_id as unit_id, type, expires_on from paper where vehicle_id = any (${named}::uuid[]) order by type`.execute(
    tx,
  );
  const shipments = await sql<Shipment>`
    select unit_id, pickup_at, ${engagedUntil(now)} as ends_at, ${engagedOnTheRoad} as on_road, expected_end from (
      select shipment.*, vehicle_id as unit_id from shipment where ${engaged} and vehicle_id = any (${named}::uuid[])
      union all
      select shipment.*, trailer_id as unit_id from shipment where ${engaged} and trailer_id = any (${named}::uuid[])) trips
    where id is distinct from ${except}::uuid`.execute(tx);
  const papersOf = byUnit(papers.rows, ({ type, expires_on: expiresOn }): KnownPaper => ({ type, expiresOn }));
  const tripsOf = byUnit(shipments.rows, (each): Engagement => ({
    from: each.pickup_at,
    to: each.ends_at,
    isOnTheRoad: each.on_road,
    expectedTo: each.expected_end,
  }));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        kind: row.kind,
        bodyType: row.body_type,
        plateCountry: row.plate_country,
        payloadKg: row.payload_kg,
        grossWeightKg: row.gross_weight_kg,
        volumeM3: row.volume_m3,
        loadingLengthM: row.loading_length_m,
        palletPositions: row.pallet_positions,
        temperatureC:
          row.temperature_min === null || row.temperature_max === null
            ? null
            : { min: row.temperature_min, max: row.temperature_max },
        adr: row.adr,
        equipment: row.equipment,
        status: row.status,
        papers: papersOf.get(row.id) ?? [],
        engagements: tripsOf.get(row.id) ?? [],
        free: null,
      },
    ]),
  );
}
