import { sql } from 'kysely';
import type { Feature } from '../Feature.ts';

/**
 * The embedded database has nobody who counts its rows and notes which pages all may see; without that it plans lists as if they
 * were short, and looks up each row of an index in the table.
 */
export const statistics: Feature = {
  cleanUp: async ({ db, settings }) => {
    if (settings.databaseUrl === undefined) await sql`vacuum (analyze)`.execute(db);
  },
};
