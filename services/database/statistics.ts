import { sql } from 'kysely';
import type { Feature } from '../Feature.ts';

/** The embedded database has nobody who counts its rows; without fresh figures it plans lists as if they were short. */
export const statistics: Feature = {
  cleanUp: async ({ db, settings }) => {
    if (settings.databaseUrl === undefined) await sql`analyze`.execute(db);
  },
};
