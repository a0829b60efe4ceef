import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { ArchiveHeader } from './ArchiveHeader.ts';
import { storedTables, type StoredTable } from './storedTables.ts';

const rowsPerLine = 200;

/**
 * Writes a consistent snapshot of the database as JSON lines: a header, rows by table, an end line with their count. Rows are
 * PostgreSQL's JSON, never parsed on the way, so that no digit is lost. Returns the count.
 */
export function writeArchive<Tables>(
  db: Kysely<Tables>,
  now: Date,
  write: (line: string) => Promise<void>,
): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`select set_config('app.operations', 'on', true)`.execute(tx);
      await write(JSON.stringify(await headerOf(tx, now)));
      let count = 0;
      for (const table of await storedTables(tx)) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        count += await writeTable(tx, table, write);
      }
      await write(JSON.stringify({ end: count }));
      return count;
    });
}

async function headerOf(tx: QueryExecutorProvider, now: Date): Promise<ArchiveHeader> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(tx);
  return {
    format: 'haulage-backup',
    edition: 1,
    takenAt: now.toISOString(),
    migrations: rows.map(({ name }) => name),
  };
}

async function writeTable(
  tx: QueryExecutorProvider,
  { name, columns, holdsFiles }: StoredTable,
  write: (line: string) => Promise<void>,
): Promise<number> {
  await sql`declare archive no scroll cursor for
    select to_jsonb(t)::text as row from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}) t`.execute(
    tx,
  );
  let count = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a cursor is read in batches
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(holdsFiles ? 1 : rowsPerLine)} from archive`.execute(
      tx,
    );
    if (rows.length === 0) break;
    count += rows.length;
    // oxlint-disable-next-line no-await-in-loop -- lines are written in order
    await write(`{"table":${JSON.stringify(name)},"rows":[${rows.map(({ row }) => row).join(',')}]}`);
  }
  await sql`close archive`.execute(tx);
  return count;
}
