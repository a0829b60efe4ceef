import { sql, type Transaction } from 'kysely';
import type { Engagement, KnownPaper, Unit } from '../freight/verdict/Combination.ts';
import type { Tables } from '../Tables.ts';

/** How many vehicles a verdict looks at, so that a large fleet does not hold up others. */
const mostUnits = 500;

interface Shipment {
  readonly unit_id: string;
  readonly pickup_at: Date;
  readonly ends_at: Date;
}

/** Vehicles and trailers of the transaction's company as the verdict sees them, by id; those named, or all that are not retired. */
export async function unitsOf(tx: Transaction<Tables>, ids?: readonly string[]): Promise<ReadonlyMap<string, Unit>> {
  const found = tx.selectFrom('vehicle').selectAll().where('status', '<>', 'retired').orderBy('id').limit(mostUnits);
  const rows = await (ids === undefined ? found : found.where('id', 'in', [...ids])).execute();
  const named = sql.val(rows.map(({ id }) => id));
  const papers = await sql<{ subject_id: string; type: string; expires_on: string | null }>`
    select subject_id, type, expires_on from paper where vehicle_id = any (${named}::uuid[]) order by type`.execute(tx);
  const shipments = await sql<Shipment>`
    select unit_id, pickup_at, ends_at from shipment, unnest(array[vehicle_id, trailer_id]) unit_id
    where unit_id = any (${named}::uuid[]) and status not in ('cancelled', 'delivered', 'completed')`.execute(tx);
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
        papers: papers.rows.flatMap((paper): KnownPaper[] =>
          paper.subject_id === row.id ? [{ type: paper.type, expiresOn: paper.expires_on }] : [],
        ),
        engagements: shipments.rows.flatMap((each): Engagement[] =>
          each.unit_id === row.id ? [{ from: each.pickup_at, to: each.ends_at }] : [],
        ),
        free: null,
      },
    ]),
  );
}
