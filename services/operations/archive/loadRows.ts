import { sql, type QueryExecutorProvider } from 'kysely';
import * as v from 'valibot';
import { parseLine } from './parseLine.ts';
import { requireNoRows } from './requireNoRows.ts';
import { storedTables, type StoredTable } from './storedTables.ts';

const storedRow = v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const RowsLine = v.strictObject({ table: v.string(), rows: v.array(storedRow) });
const EndLine = v.strictObject({ end: v.number() });

/**
 * Inserts the lines after the header into empty tables. Disabling the triggers also locks the tables against other writers.
 * Foreign keys are checked at the end, because rows may refer to later ones.
 */
export async function loadRows(tx: QueryExecutorProvider, lines: AsyncIterable<string>): Promise<number> {
  const tables = await storedTables(tx);
  await each(tables, async ({ name, foreignKeys }) => {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
    await each(foreignKeys, (key) => alterKey(tx, name, key, 'deferrable initially deferred'));
  });
  await requireNoRows(tx);
  const filled = tables.filter(({ isFilledByMigration }) => isFilledByMigration);
  await each(filled, ({ name }) => sql`delete from ${sql.table(name)}`.execute(tx));
  const count = await insertLines(tx, new Map(tables.map((table) => [table.name, table])), lines);
  await sql`set constraints all immediate`.execute(tx);
  await each(tables, async ({ name, foreignKeys, counters }) => {
    await each(counters, (column) => continueCounter(tx, name, column));
    await each(foreignKeys, (key) => alterKey(tx, name, key, 'not deferrable'));
    await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
  });
  return count;
}

async function insertLines(
  tx: QueryExecutorProvider,
  tables: ReadonlyMap<string, StoredTable>,
  lines: AsyncIterable<string>,
): Promise<number> {
  let count = 0;
  for await (const line of lines) {
    const content = parseLine(line);
    if (v.is(EndLine, content) && content.end === count) return count;
    const table = v.is(RowsLine, content) ? tables.get(content.table) : undefined;
    if (!table || !v.is(RowsLine, content)) break;
    if (!content.rows.every((row) => hasColumns(row, table.columns))) {
      throw new Error(`The backup is damaged: a row of "${table.name}" does not have the columns of that table.`);
    }
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table.name)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table.name)}, ${line}::jsonb -> 'rows')`.execute(
      tx,
    );
    count += content.rows.length;
  }
  throw new Error('The backup is damaged: it is not complete.');
}

/** Checked here because the database would silently fill missing columns with null and ignore extra ones. */
const hasColumns = (row: object, columns: readonly string[]): boolean => {
  const keys = new Set(Object.keys(row));
  return keys.size === columns.length && columns.every((column) => keys.has(column));
};

const alterKey = (tx: QueryExecutorProvider, table: string, key: string, when: string) =>
  sql`alter table ${sql.table(table)} alter constraint ${sql.ref(key)} ${sql.raw(when)}`.execute(tx);

const continueCounter = (tx: QueryExecutorProvider, table: string, column: string) =>
  sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
    from ${sql.table(table)}`.execute(tx);

async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await work(item);
  }
}
