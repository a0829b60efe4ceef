import { sql, type QueryExecutorProvider } from 'kysely';
import type { Settings } from '../settings/Settings.ts';

interface StatisticsServices {
  readonly db: QueryExecutorProvider;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/**
 * The embedded database has no autovacuum. Without fresh statistics and a visibility map it plans for short lists and avoids
 * index-only scans.
 */
export const statistics = {
  cleanUp: async ({ db, settings }: StatisticsServices): Promise<void> => {
    if (settings.databaseUrl === undefined) await sql`vacuum (analyze)`.execute(db);
  },
};
