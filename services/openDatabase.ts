import { connectDatabase } from './database/connectDatabase.ts';
import { checkServer } from './database/checkServer.ts';
import type { Database } from './database/Database.ts';
import { withStartLock } from './database/withStartLock.ts';
import type { Log } from './log/Log.ts';
import { migrate } from './migrations/migrate.ts';
import type { Settings } from './settings/Settings.ts';
import type { Tracing } from './tracing/Tracing.ts';
import type { Tables } from './Tables.ts';

/** Queries that take longer are cancelled and their requests answered with 503. */
export const queryLimitMs = 10_000;

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** For what is done once before the first request, which may take long: migrations, the demo. */
export const startLimitMs = 600_000;

/**
 * Opens and migrates the configured database. `limitMs` is asked for each query of an embedded database, and once for a server. Throws if
 * another process holds the data folder.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Log,
  limitMs: () => number = () => queryLimitMs,
  tracing?: Tracing,
): Promise<Database<Tables>> {
  if (settings.databaseUrl !== undefined) await migrateServer(settings, log);
  let isMigrating = settings.databaseUrl === undefined;
  const limit = () => (isMigrating ? startLimitMs : limitMs());
  const database = await connectDatabase<Tables>(settings, log, limit, tracing);
  if (settings.databaseUrl !== undefined) return database;
  try {
    await migrate(database.db);
    isMigrating = false;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Over connections of its own, with more patience than a request may have. Processes that start together take turns. */
async function migrateServer(settings: DatabaseSettings, log: Log): Promise<void> {
  const server = await connectDatabase<Tables>(settings, log, () => startLimitMs);
  try {
    await checkServer(server.db, log);
    await withStartLock(server.db, () => migrate(server.db));
  } finally {
    await server.close();
  }
}
