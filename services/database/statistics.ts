import { sql, type QueryExecutorProvider } from 'kysely';
import type { Settings } from '../settings/Settings.ts';

interface StatisticsServices {
  readonly db: QueryExecutorProvider;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/**
 * The embedded database has no autovacuum. Without fresh statistics and a visibility map it plans for short lists and avoids
 * index-only scans. Not while the disk is full, because that needs room.
 */
export const statistics = {
  cleanUp: async ({ db, settings }: StatisticsServices): Promise<void> => {
    if (settings.databaseUrl !== undefined) return;
    const { rows } = await sql`select where current_setting('transaction_read_only') = 'off'`.execute(db);
    if (rows.length > 0) await sql`vacuum (analyze)`.execute(db);
  },
};
