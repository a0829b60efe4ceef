import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import type { Database } from '../../../services/database/Database.ts';
import { migrate } from '../../../services/database/migrate.ts';
import type { Tables } from '../../../services/database/Tables.ts';
import { memoryDatabase, serverDatabase } from './emptyDatabase.ts';
import { migratedTemplate } from './migratedTemplate.ts';

const opened: Database[] = [];

afterAll(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** A fresh, migrated database: in memory, or on the PostgreSQL of TEST_DATABASE_URL. Closed after the file's last test. */
export async function testDatabase(): Promise<Kysely<Tables>> {
  const server = process.env.TEST_DATABASE_URL;
  const database = server === undefined ? await memoryDatabase(await migratedTemplate()) : await serverDatabase(server);
  opened.push(database);
  if (server !== undefined) await migrate(database.db);
  return database.db;
}
