import { sql, type QueryExecutorProvider } from 'kysely';
import { databaseInUse } from './databaseInUse.ts';
import { storedTables } from './storedTables.ts';

/** Throws if any company has a row in any table. Rows written by migrations do not count. */
export async function requireNoRows(tx: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('app.operations', 'on', true)`.execute(tx);
  for (const { name, isFilledByMigration } of await storedTables(tx)) {
    if (isFilledByMigration) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(tx);
    if (rows.length > 0) throw databaseInUse();
  }
}
