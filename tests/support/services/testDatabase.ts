import { sql, type Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../services/database/Database.ts';
import type { Tables } from '../../../services/Tables.ts';
import { emptyTemplate, migratedOnServer, migratedTemplate } from './databaseTemplates.ts';
import { memoryDatabase, serverDatabase } from './newDatabase.ts';

const server = process.env.TEST_DATABASE_URL;
/** The databases in use by the current file, each with its clean-up. */
const inUse = new Map<Database<Tables>, () => Promise<void>>();
/** Empty migrated databases for reuse: creating one takes most of a second, emptying it almost nothing. */
const idle: Database<Tables>[] = [];

/** A fresh, migrated database, in memory or at TEST_DATABASE_URL, until the end of the test, or of the file outside of tests. */
export const testDatabase = async (): Promise<Kysely<Tables>> => (await borrowedDatabase()).db;

/** The same with its signals. */
export async function borrowedDatabase(): Promise<Database<Tables>> {
  if (server !== undefined) {
    const database = await serverDatabase(server, await migratedOnServer(server));
    return lend(database, () => database.close());
  }
  const database = idle.pop() ?? (await memoryDatabase(await migratedTemplate()));
  const schema = await schemaOf(database.db);
  return lend(database, async () => {
    if ((await schemaOf(database.db)) !== schema) return database.close();
    await empty(database.db);
    idle.push(database);
  });
}

/** A fresh database without tables. */
export async function emptyDatabase(): Promise<Kysely<Tables>> {
  const database = server === undefined ? await memoryDatabase(await emptyTemplate()) : await serverDatabase(server);
  return lend(database, () => database.close()).db;
}

/** Releases all databases in use. Runs after each file. */
export async function takeBackDatabases(): Promise<void> {
  for (const database of inUse.keys()) await takeBack(database);
}

async function takeBack(database: Database<Tables>): Promise<void> {
  const leave = inUse.get(database);
  inUse.delete(database);
  await leave?.();
}

function lend(database: Database<Tables>, leave: () => Promise<void>): Database<Tables> {
  inUse.set(database, leave);
  try {
    onTestFinished(() => takeBack(database));
  } catch {
    // Outside of a test: it is taken back after the file.
  }
  return database;
}

/** Its tables and column counts, to detect what a test added. */
async function schemaOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    select string_agg(relname || ' ' || relnatts, ', ' order by relname) as schema from pg_class
    where relnamespace = current_schema()::regnamespace`.execute(db);
  return rows[0]?.schema ?? '';
}

/**
 * Resets it to its state after the migrations; only `directory_version` has a row then. Row by row, as to truncate every table takes
 * twenty times as long; without the dead rows, so that the order on disk is that of insertion again.
 */
async function empty(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      and relname not like 'kysely_%' and relname <> 'directory_version'`.execute(db);
  const names = rows.map(({ name }) => name);
  await db.transaction().execute(async (tx) => {
    // Without the triggers, which keep what happened to shipments, and the foreign keys.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const name of names) await sql`delete from ${sql.raw(name)}`.execute(tx);
  });
  if (names.length > 0) await sql`vacuum ${sql.raw(names.join(', '))}`.execute(db);
  // As in a new database. To tables that were found empty, the planner gives plans that read them whole, over and over.
  await sql`update pg_class set reltuples = -1, relpages = 0
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'i')`.execute(db);
  await sql`select setval(seqrelid, seqstart, false) from pg_sequence`.execute(db);
  await db.updateTable('directory_version').set({ version: 1 }).execute();
}
