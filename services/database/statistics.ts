import { sql, type QueryExecutorProvider } from 'kysely';
import type { Settings } from '../settings/Settings.ts';

interface StatisticsServices {
  readonly db: QueryExecutorProvider;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/**
 * The embedded database has no autovacuum. Without fresh statistics and a visibility map it plans for short lists and avoids
 * index-only scans. Table by table, because nobody else is served during a statement. Not while the disk is full, because that
 * needs room.
 */
export const statistics = {
  cleanUp: async ({ db, settings }: StatisticsServices): Promise<void> => {
    if (settings.databaseUrl !== undefined) return;
    const { rows } = await sql<{ readonly schema: string; readonly name: string }>`
      select relnamespace::regnamespace::text as schema, relname as name from pg_class
      where relkind = 'r' and relpersistence = 'p' and current_setting('transaction_read_only') = 'off'`.execute(db);
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that others are served in between
    for (const { schema, name } of rows) await sql`vacuum (analyze) ${sql.table(`${schema}.${name}`)}`.execute(db);
  },
};
