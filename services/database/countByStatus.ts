import { sql, type Expression, type QueryExecutorProvider } from 'kysely';
import { typedByTable } from './typedByTable.ts';

/** Counts a query's rows by status, including statuses with no rows. */
export async function countByStatus<Status extends string>(
  tx: QueryExecutorProvider,
  found: Expression<{ readonly status: Status }>,
  statuses: readonly Status[],
): Promise<Readonly<Record<Status, number>>> {
  const { rows } = await sql<{ readonly status: Status; readonly count: number }>`
    select status, count(*) as count from ${found} found group by status`.execute(tx);
  const countOf = (status: Status): number => rows.find((row) => row.status === status)?.count ?? 0;
  return typedByTable<Record<Status, number>>(statuses.map((status) => [status, countOf(status)]));
}
