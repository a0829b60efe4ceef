import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../services/Tables.ts';

/** Copies an open load with its request so many times, each with an id of its own, and returns these. */
export async function copyLoads(tx: Transaction<Tables>, id: string, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const [table, change] of [
    ['shipment_request', sql`jsonb_build_object('id', copy, 'reference', copy)`],
    ['load', sql`jsonb_build_object('id', copy)`],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a load needs its request
    const { rows } = await sql<{ columns: string }>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER'`.execute(tx);
    const columns = sql.raw(rows[0]?.columns ?? '');
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from (
        select (jsonb_populate_record(original, ${change})).*
        from ${sql.table(table)} original, unnest(${sql.val(ids)}::uuid[]) copy where original.id = ${id}::uuid) copies`.execute(
      tx,
    );
  }
  return ids;
}
