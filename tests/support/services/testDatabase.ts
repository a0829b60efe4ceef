import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../services/database/Database.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import type { Tables } from '../../../services/Tables.ts';
import { emptyTemplate, migratedTemplate } from './databaseTemplates.ts';
import { memoryDatabase, serverDatabase } from './newDatabase.ts';

const server = process.env.TEST_DATABASE_URL;
/** Those of the file that runs, and how each is left. */
const inUse = new Map<Database<Tables>, () => Promise<void>>();
/** Migrated ones without a row, for the files that follow: making one costs most of a second, emptying it next to nothing. */
const idle: Database<Tables>[] = [];

/** A fresh, migrated database: in memory, or on the PostgreSQL of TEST_DATABASE_URL. The file's own until its last test. */
export async function testDatabase(): Promise<Kysely<Tables>> {
  if (server !== undefined) {
    const database = await serverDatabase(server);
    await migrate(database.db);
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

/** The same without any table. */
export async function emptyDatabase(): Promise<Kysely<Tables>> {
  const database = server === undefined ? await memoryDatabase(await emptyTemplate()) : await serverDatabase(server);
  return lend(database, () => database.close());
}

/** Takes back every database that was lent; runs after each file. */
export async function takeBackDatabases(): Promise<void> {
  for (const [database, leave] of inUse) {
    inUse.delete(database);
    await leave();
  }
}

function lend(database: Database<Tables>, leave: () => Promise<void>): Kysely<Tables> {
  inUse.set(database, leave);
  return database.db;
}

/** What there is in it, with the number of its columns: a test may have added something of its own. */
async function schemaOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    select string_agg(relname || ' ' || relnatts, ', ' order by relname) as schema from pg_class
    where relnamespace = current_schema()::regnamespace`.execute(db);
  return rows[0]?.schema ?? '';
}

/** Makes it what the migrations left: `directory_version` is the one table they put a row into. */
async function empty(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely_%' and tablename <> 'directory_version'`.execute(
    db,
  );
  await sql`truncate ${sql.raw(rows[0]?.names ?? '')} restart identity`.execute(db);
  await db.updateTable('directory_version').set({ version: 1 }).execute();
}
