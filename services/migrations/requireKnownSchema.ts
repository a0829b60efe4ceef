import { sql, type QueryExecutorProvider } from 'kysely';

/** Throws if the database has migrations that this version does not know: they were made by a newer one. */
export async function requireKnownSchema(db: QueryExecutorProvider, known: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ made: boolean }>`
    select to_regclass('kysely_migration') is not null as made`.execute(db);
  if (tables[0]?.made !== true) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = rows.find(({ name }) => !known.includes(name));
  if (newer) {
    throw new Error(
      `The database belongs to a newer version of this program (it has ${newer.name}): start that version, or restore a backup from before into an empty database.`,
    );
  }
}
