import { sql, type QueryExecutorProvider } from 'kysely';
import { occupied } from './occupied.ts';
import { storedTables } from './storedTables.ts';

/** Refuses a database in which any table has a row, whosever it is, but for what migrations write themselves. */
export async function refuseRows(tx: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('app.operations', 'on', true)`.execute(tx);
  for (const { name, isFilledByMigration } of await storedTables(tx)) {
    if (isFilledByMigration) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection, one table after another
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(tx);
    if (rows.length > 0) throw occupied();
  }
}
