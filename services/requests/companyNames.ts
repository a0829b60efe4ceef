import { sql, type QueryExecutorProvider } from 'kysely';

/** The names of companies of the brand of the transaction's company, by id. */
export async function companyNames(
  tx: QueryExecutorProvider,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from market_names(${sql.val([...new Set(ids)])}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
