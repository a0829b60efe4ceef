import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { databaseInUse } from './databaseInUse.ts';
import { requireNoRows } from './requireNoRows.ts';
import { storedTables } from './storedTables.ts';

/** Throws if the database has rows, foreign tables, or migrations that are not in `known`. */
export async function requireEmptyDatabase<Tables>(db: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const done = await migrationsDone(db);
  const isForeign = done.length === 0 && (await storedTables(db)).length > 0;
  if (isForeign || done.some((name) => !known.includes(name))) throw databaseInUse();
  await db.transaction().execute(requireNoRows);
}

async function migrationsDone(db: QueryExecutorProvider): Promise<readonly string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
