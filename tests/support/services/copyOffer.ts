import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../services/Tables.ts';

/** Inserts copies of an offer with other values, one for each number from 0, which is called `at`; each with an id of its own. */
export async function copyOffer(
  tx: Transaction<Tables>,
  id: string,
  count: number,
  changes: RawBuilder<unknown> = sql`jsonb_build_object()`,
): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'offer' and table_schema = current_schema() and is_generated = 'NEVER'`.execute(tx);
  const columns = sql.raw(rows[0]?.columns ?? '');
  await sql`insert into offer (${columns})
    select ${columns} from (
      select (jsonb_populate_record(offer, ${changes} || jsonb_build_object('id', gen_random_uuid()))).*
      from offer, generate_series(0, ${count - 1}::int) at where id = ${id}::uuid) copy`.execute(tx);
}
