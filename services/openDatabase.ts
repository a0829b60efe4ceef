import { connectDatabase } from './database/connectDatabase.ts';
import type { Database } from './database/Database.ts';
import type { Log } from './log/Log.ts';
import { migrate } from './migrations/migrate.ts';
import type { Settings } from './settings/Settings.ts';
import type { Tables } from './Tables.ts';

/** Queries that take longer are cancelled and their requests answered with 503. */
const queryLimitMs = 10_000;

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Opens and migrates the configured database. Throws if another process holds the data folder. */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Log,
  limitMs = queryLimitMs,
): Promise<Database<Tables>> {
  const database = await connectDatabase<Tables>(settings, log, limitMs);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
