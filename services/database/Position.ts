import { sql, type QueryExecutorProvider } from 'kysely';

/** What a reader has seen: everything that was committed by a moment, as a snapshot of the database tells it. */
export interface Position {
  /** Milliseconds since 1970, by the database's clock. */
  readonly takenAt: number;
  /** The database and its last start: transactions are counted anew elsewhere. */
  readonly origin: string;
  /** PostgreSQL's `pg_snapshot`: the transactions that were over, and those among them that were not. */
  readonly snapshot: string;
}

/** The position of the statement that selects them. */
export const positionColumns = sql`
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint as "takenAt",
  floor(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint::text || '.' ||
    (select oid from pg_database where datname = current_database()) as origin,
  pg_current_snapshot()::text as snapshot`;

/** Where whoever has seen everything stands now. */
export async function currentPosition(db: QueryExecutorProvider): Promise<Position> {
  const { rows } = await sql<Position>`select ${positionColumns}`.execute(db);
  const [position] = rows;
  if (!position) throw new Error('The database named no snapshot.');
  return position;
}

/**
 * Of rows that note their transaction as `xid`: those committed after a position. A transaction that took its number early and committed
 * late counts as of its commit: what counts is what the earlier snapshot could not see.
 */
export const committedAfter = ({ snapshot }: Position) => {
  const seen = sql`${snapshot}::pg_snapshot`;
  return sql<boolean>`(xid >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(xid, ${seen}))`;
};

/** The first transaction that had not begun. */
const endOf = ({ snapshot }: Position): bigint => BigInt(snapshot.split(':')[1] ?? '0');

/** Whether the database still knows what was committed between two positions, if it keeps that for so long. */
export const isKnownBetween = (earlier: Position, later: Position, keptMs: number): boolean =>
  endOf(earlier) <= endOf(later) &&
  earlier.origin === later.origin &&
  earlier.takenAt <= later.takenAt &&
  earlier.takenAt > later.takenAt - keptMs;
