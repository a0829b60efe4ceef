import { sql, type Kysely } from 'kysely';
import { amidAllCompanies } from '../database/amidAllCompanies.ts';
import type { Tables } from '../Tables.ts';
import type { Position } from './Position.ts';

export interface Change {
  readonly audienceId: string;
  readonly type: string;
  /** Null if many records changed at once. */
  readonly id: string | null;
  readonly version: number | null;
}

interface Since {
  readonly position: Position;
  /** False if too much has changed since an earlier position, or nobody knows any more what: all has to be read again. */
  readonly isComplete: boolean;
  readonly changes: readonly Change[];
}

/** After that changes are swept; a commit may be later than its changes by as long as a transaction may take. */
const keptMs = 60 * 60_000;
const longestTransactionMs = 5 * 60_000;
/** More are not told one by one. As many fit into what may wait for a reader. */
const most = 500;

const columns = sql`
  floor(extract(epoch from clock_timestamp()) * 1000)::bigint as "takenAt",
  floor(extract(epoch from pg_postmaster_start_time()) * 1000)::bigint::text || '.' ||
    (select oid from pg_database where datname = current_database()) as origin,
  pg_current_snapshot()::text as snapshot`;

/** Where whoever has seen everything stands now. */
export async function currentPosition(db: Kysely<Tables>): Promise<Position> {
  const { rows } = await sql<Position>`select ${columns}`.execute(db);
  const [position] = rows;
  if (!position) throw new Error('The database named no snapshot.');
  return position;
}

/**
 * What was committed after a position, for some audiences or for all. A transaction that took its number early and committed late is
 * told when it commits: what counts is what the earlier snapshot could not see.
 */
export const changesSince = (
  db: Kysely<Tables>,
  earlier: Position,
  audiences: readonly string[] | 'everyone',
): Promise<Since> =>
  amidAllCompanies({ db }, async (tx) => {
    const heard = audiences === 'everyone' ? sql`true` : sql`audience_id = any (${sql.val(audiences)}::uuid[])`;
    const seen = sql`${earlier.snapshot}::pg_snapshot`;
    const { rows } = await sql<Position & { readonly changes: readonly Change[]; readonly isPast: boolean }>`
      select ${columns}, pg_snapshot_xmax(${seen}) <= pg_snapshot_xmax(pg_current_snapshot()) as "isPast",
        (select coalesce(json_agg(json_build_object(
            'audienceId', audience_id, 'type', type, 'id', record_id, 'version', version) order by id), '[]')
          from (select * from change
            where xid >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(xid, ${seen}) and ${heard}
            order by id limit ${most + 1}) found) as changes`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('The database named no snapshot.');
    const { changes, isPast, ...position } = row;
    const isKnown =
      isPast &&
      earlier.origin === position.origin &&
      earlier.takenAt <= position.takenAt &&
      earlier.takenAt > position.takenAt - keptMs;
    const isComplete = isKnown && changes.length <= most;
    return { position, isComplete, changes: isComplete ? changes : [] };
  });

/** Deletes what nobody can ask for any more. */
export const sweepChanges = (db: Kysely<Tables>): Promise<unknown> =>
  amidAllCompanies({ db }, (tx) =>
    sql`delete from change where at < clock_timestamp() - ${keptMs + longestTransactionMs} * interval '1 ms'`.execute(
      tx,
    ),
  );
