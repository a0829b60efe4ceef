import { type RawBuilder, sql, type QueryExecutorProvider } from 'kysely';
import type { Settings } from '../settings/Settings.ts';

interface StatisticsServices {
  readonly db: QueryExecutorProvider;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/** The share of a table's rows that must have changed before it is worth holding up others. */
const worthIt = 0.02;

/** Whether many rows of a table are new or gone since it was vacuumed. What an earlier process changed shows in its size alone. */
const hasChanged = (table: 'main' | 'toast'): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<boolean>`(greatest(pg_stat_get_dead_tuples(${of('oid')}), pg_stat_get_ins_since_vacuum(${of('oid')}))
      > greatest(${of('reltuples')}, 0) * ${worthIt}::float8
    or pg_relation_size(${of('oid')}) > ${of('relpages')}::bigint * current_setting('block_size')::int * (1 + ${worthIt}::float8))`;
};

/**
 * The embedded database has no autovacuum. Without fresh statistics and a visibility map it plans for short lists and avoids
 * index-only scans. Table by table, because nobody else is served during a statement, and only those that have changed, or that a migration
 * wrote anew: to analyze 900,000 rows takes up to a second. Not while the disk is full, because that needs room.
 */
export const statistics = {
  cleanUp: async ({ db, settings }: StatisticsServices): Promise<void> => {
    if (settings.databaseUrl !== undefined) return;
    const { rows } = await sql<{ readonly schema: string; readonly name: string; readonly isOutdated: boolean }>`
      select * from (
        select main.relnamespace::regnamespace::text as schema, main.relname as name,
          ${hasChanged('main')} or main.reltuples < 0 or main.relallvisible * 2 < main.relpages
            or pg_stat_get_mod_since_analyze(main.oid) > main.reltuples * ${worthIt}::float8 as "isOutdated",
          toast.oid is not null and ${hasChanged('toast')} as "isLoose"
        from pg_class main left join pg_class toast on toast.oid = main.reltoastrelid
        where main.relkind = 'r' and main.relpersistence = 'p' and current_setting('transaction_read_only') = 'off') looked
      where "isOutdated" or "isLoose"`.execute(db);
    for (const { schema, name, isOutdated } of rows) {
      const how = isOutdated ? sql`(analyze)` : sql``;
      // oxlint-disable-next-line no-await-in-loop -- one at a time, so that others are served in between
      await sql`vacuum ${how} ${sql.table(`${schema}.${name}`)}`.execute(db);
    }
  },
};
