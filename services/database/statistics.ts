import { sql, type QueryExecutorProvider } from 'kysely';
import type { Settings } from '../settings/Settings.ts';

interface StatisticsServices {
  readonly db: QueryExecutorProvider;
  readonly settings: Pick<Settings, 'databaseUrl'>;
}

/**
 * The embedded database has nobody who counts its rows and notes which pages all may see; without that it plans lists as if they
 * were short, and looks up each row of an index in the table.
 */
export const statistics = {
  cleanUp: async ({ db, settings }: StatisticsServices): Promise<void> => {
    if (settings.databaseUrl === undefined) await sql`vacuum (analyze)`.execute(db);
  },
};
