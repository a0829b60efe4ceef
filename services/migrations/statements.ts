import { sql, type Migration } from 'kysely';

/**
 * A migration of plain SQL statements, run one by one because PGlite accepts only one per call.
 * Part of released migrations: never edit it, write a second one.
 */
export const statements = (...texts: readonly string[]): Migration => ({
  async up(db) {
    for (const text of texts) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      await sql.raw(text).execute(db);
    }
  },
});
