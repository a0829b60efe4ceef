import { sql, type Transaction } from 'kysely';
import { type AllCompanies, amidAllCompanies } from '../../database/amidAllCompanies.ts';
import {
  committedAfter,
  currentPosition,
  isKnownBetween,
  type Position,
  positionColumns,
} from '../../database/Position.ts';
import type { Tables } from '../../Tables.ts';

/** After that changes are forgotten; whoever has not looked for half as long reads all loads again. */
const keptMs = 60 * 60_000;

/** Reading more changes than that takes longer than reading all loads piece by piece. */
const mostChanges = 20_000;

/** Takes some ten milliseconds. */
const piece = 500;

/** What is kept of each that ends later than that; those that ended stay open in the table. */
const openRows = (tx: Transaction<Tables>, endedBy: Date) =>
  tx
    .selectFrom('load')
    .select(['id', 'company_id', 'brand_id', 'is_market', 'published_at', 'ends_at', 'pickup_at', 'pickup_day'])
    .select(['from_lat', 'from_lng', 'to_lat', 'to_lng', 'km', 'gross_kg', 'is_adr', 'pricing', 'price_per_km'])
    .select(['body_bits', 'payload_kg', 'volume_m3', 'loading_m', 'pallets', 'temperature_min', 'temperature_max'])
    .select(['equipment_bits', 'needs_certificate', 'papers_until', 'carried_until', 'search'])
    .select(sql<number>`pg_column_size(content)`.as('bytes'))
    .where(sql<boolean>`is_open`)
    .where('ends_at', '>=', endedBy);

export type OpenLoadRow = Awaited<ReturnType<ReturnType<typeof openRows>['execute']>>[number];

interface Changed {
  readonly id: string;
  readonly brandId: string;
}

interface Changes {
  readonly position: Position;
  /** What is open of them now stands in `open`; undefined if nobody knows any more. */
  readonly changed: readonly Changed[] | undefined;
  readonly open: readonly OpenLoadRow[];
}

/** What was committed after a position. */
export const openLoadsSince = (
  db: AllCompanies<Tables>,
  earlier: Position | undefined,
  endedBy: Date,
): Promise<Changes> =>
  amidAllCompanies(db, async (tx) => {
    if (!earlier) return { position: await currentPosition(tx), changed: undefined, open: [] };
    const { rows } = await sql<Position & { readonly changed: readonly Changed[] }>`
      select ${positionColumns}, (select coalesce(json_agg(json_build_object('id', load_id, 'brandId', brand_id)), '[]') from (
        select distinct load_id, brand_id from load_change where ${committedAfter(earlier)} limit ${mostChanges + 1}) found) as changed`.execute(
      tx,
    );
    const [row] = rows;
    if (!row) throw new Error('The database named no snapshot.');
    const { changed, ...position } = row;
    const isKnown = isKnownBetween(earlier, position, keptMs / 2) && changed.length <= mostChanges;
    if (!isKnown) return { position, changed: undefined, open: [] };
    const ids = changed.map(({ id }) => id);
    const open =
      ids.length === 0
        ? []
        : await openRows(tx, endedBy)
            .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
            .execute();
    return { position, changed, open };
  });

/**
 * All open loads, piece by piece, so that others have their turn. What changes meanwhile may be read as it was or as it is. Their ids are as good
 * as no order: from loads kept in the order of time `pageOf` picks a page several times slower.
 */
export async function* allOpenLoads(db: AllCompanies<Tables>, endedBy: Date): AsyncGenerator<readonly OpenLoadRow[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const after = last;
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const rows = await amidAllCompanies(db, (tx) =>
      openRows(tx, endedBy).where('id', '>', after).orderBy('id').limit(piece).execute(),
    );
    yield rows;
    if (rows.length < piece) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Forgets what every process has seen. */
export const forgetLoadChanges = (db: AllCompanies<Tables>): Promise<unknown> =>
  amidAllCompanies(db, (tx) =>
    sql`delete from load_change where at < clock_timestamp() - ${keptMs} * interval '1 ms'`.execute(tx),
  );
