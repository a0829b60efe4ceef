import { sql, type Expression, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { typedByTable } from './typedByTable.ts';

/** Rows that the clock has moved to another status than the one that is written. */
interface Moved<Status> {
  readonly from: Status;
  readonly to: Status;
  /** A condition on rows of the status they were moved from. */
  readonly when: RawBuilder<boolean>;
}

/**
 * Counts a query's rows by status, including statuses with no rows. Rows are counted by the status that is written, which an index does
 * without a look at each, and then those the clock has moved.
 */
export async function countByStatus<Status extends string>(
  tx: QueryExecutorProvider,
  found: Expression<{ readonly status: Status }>,
  statuses: readonly Status[],
  moves: readonly Moved<Status>[] = [],
): Promise<Readonly<Record<Status, number>>> {
  const movedBy = moves.map(
    ({ from, to, when }) => sql`select ${from}::text as status, ${to}::text as later, count(*) as count
      from ${found} found where status = ${from} and ${when}`,
  );
  const written = sql`select status, null::text as later, count(*) as count from ${found} found group by status`;
  const { rows } = await sql<{ readonly status: Status; readonly later: Status | null; readonly count: number }>`
    ${sql.join([written, ...movedBy], sql` union all `)}`.execute(tx);
  const sumOf = (some: typeof rows): number => some.reduce((sum, { count }) => sum + count, 0);
  const countOf = (status: Status): number =>
    sumOf(rows.filter((row) => row.status === status && row.later === null)) +
    sumOf(rows.filter((row) => row.later === status)) -
    sumOf(rows.filter((row) => row.status === status && row.later !== null));
  return typedByTable<Record<Status, number>>(statuses.map((status) => [status, countOf(status)]));
}
