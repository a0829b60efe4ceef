import { sql, type Migration } from 'kysely';

/**
 * A migration of plain SQL, one statement at a time: PGlite takes no more in one call.
 * Part of released migrations: never edit it, write a second one.
 */
export const statements = (...texts: readonly string[]): Migration => ({
  async up(db) {
    for (const text of texts) {
      // oxlint-disable-next-line no-await-in-loop -- each statement builds on the one before
      await sql.raw(text).execute(db);
    }
  },
});
