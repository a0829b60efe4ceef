import { sql, type Expression, type QueryExecutorProvider } from 'kysely';

/** How many of the rows a query finds have each of these statuses. */
export async function countByStatus<Status extends string>(
  tx: QueryExecutorProvider,
  found: Expression<{ readonly status: Status }>,
  statuses: readonly Status[],
): Promise<Readonly<Record<Status, number>>> {
  const { rows } = await sql<{ readonly status: Status; readonly count: number }>`
    select status, count(*) as count from ${found} found group by status`.execute(tx);
  const countOf = (status: Status): number => rows.find((row) => row.status === status)?.count ?? 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each status has its entry
  return Object.fromEntries(statuses.map((status) => [status, countOf(status)])) as Record<Status, number>;
}
