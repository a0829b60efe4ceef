import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Log } from '../log/Log.ts';
import type { Settings } from '../settings/Settings.ts';
import type { Tables } from '../Tables.ts';
import type { Database } from './Database.ts';
import { embeddedDialect } from './embedded/embeddedDialect.ts';
import { lockFolder } from './embedded/lockFolder.ts';
import { ThreadBackend } from './embedded/ThreadBackend.ts';
import { migrate } from './migrate.ts';
import { serverDialect } from './serverDialect.ts';

/** Longest a query may take before it is ended and its request answered with 503. */
const queryLimitMs = 10_000;

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Opens the database the settings name and brings its schema up to date. Throws when another process holds the data folder. */
export async function openDatabase(settings: DatabaseSettings, log: Log, limitMs = queryLimitMs): Promise<Database> {
  const database = await connectDatabase(settings, log, limitMs);
  try {
    await migrate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same, with the schema left as it is. */
export const connectDatabase = async (settings: DatabaseSettings, log: Log, limitMs: number): Promise<Database> =>
  settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, log, limitMs)
    : openServer(settings.databaseUrl, log, limitMs);

async function openEmbedded(dataDir: string, log: Log, limitMs: number): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const backend = await ThreadBackend.open(path.resolve(dataDir, 'postgres'), limitMs);
    const db = new Kysely<Tables>({ dialect: embeddedDialect(backend, log) });
    const close = async () => {
      await db.destroy();
      await backend.close();
      await lock.release();
    };
    return { db, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function openServer(databaseUrl: string, log: Log, limitMs: number): Database {
  const db = new Kysely<Tables>({ dialect: serverDialect(databaseUrl, limitMs, log) });
  return { db, close: () => db.destroy() };
}
