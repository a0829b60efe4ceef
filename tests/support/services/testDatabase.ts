import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import type { Database } from '../../../services/database/Database.ts';
import { migrate } from '../../../services/database/migrate.ts';
import type { Tables } from '../../../services/database/Tables.ts';
import { emptyTemplate, migratedTemplate } from './databaseTemplates.ts';
import { memoryDatabase, serverDatabase } from './newDatabase.ts';

const server = process.env.TEST_DATABASE_URL;
const opened: Database[] = [];

afterAll(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** A fresh, migrated database: in memory, or on the PostgreSQL of TEST_DATABASE_URL. Closed after the file's last test. */
export async function testDatabase(): Promise<Kysely<Tables>> {
  if (server === undefined) return keep(await memoryDatabase(await migratedTemplate()));
  const db = keep(await serverDatabase(server));
  await migrate(db);
  return db;
}

/** The same without any table. */
export const emptyDatabase = async (): Promise<Kysely<Tables>> =>
  keep(server === undefined ? await memoryDatabase(await emptyTemplate()) : await serverDatabase(server));

function keep(database: Database): Kysely<Tables> {
  opened.push(database);
  return database.db;
}
