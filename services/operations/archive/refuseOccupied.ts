import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { occupied } from './occupied.ts';
import { refuseRows } from './refuseRows.ts';
import { storedTables } from './storedTables.ts';

/** Refuses a database with rows, with tables that are not ours, or with a newer schema than `known`. */
export async function refuseOccupied<Tables>(db: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const done = await migrationsDone(db);
  const isForeign = done.length === 0 && (await storedTables(db)).length > 0;
  if (isForeign || done.some((name) => !known.includes(name))) throw occupied();
  await db.transaction().execute(refuseRows);
}

async function migrationsDone(db: QueryExecutorProvider): Promise<readonly string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
