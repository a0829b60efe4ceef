import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Tracing } from '../tracing/Tracing.ts';
import type { Log } from '../log/Log.ts';
import type { Settings } from '../settings/Settings.ts';
import { StorageFull } from '../StorageFull.ts';
import type { Database } from './Database.ts';
import { DamagedDatabase } from './embedded/DamagedDatabase.ts';
import { embeddedDialect } from './embedded/embeddedDialect.ts';
import { openFolder } from './embedded/openFolder.ts';
import { lockFolder } from './embedded/lockFolder.ts';
import { requireEveryTable } from './embedded/requireEveryTable.ts';
import { requireIntact } from './embedded/requireIntact.ts';
import { roomOn } from './embedded/roomOn.ts';
import { ThreadBackend } from './embedded/ThreadBackend.ts';
import { isStorageFull } from './isStorageFull.ts';
import { PoolSignals } from './signals/PoolSignals.ts';
import { ServerSignals } from './signals/ServerSignals.ts';
import { statementLog } from './statementLog.ts';
import { serverDialect } from './serverDialect.ts';

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the configured database without migrating it. Queries are cancelled after `limitMs`, which the embedded
 * database asks for each. Throws if another process holds the data folder.
 */
export const connectDatabase = async <Tables>(
  settings: DatabaseSettings,
  log: Log,
  limitMs: () => number,
  tracing?: Tracing,
): Promise<Database<Tables>> =>
  settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, log, limitMs, tracing)
    : openServer(settings.databaseUrl, log, limitMs(), tracing);

async function openEmbedded<Tables>(
  dataDir: string,
  log: Log,
  limitMs: () => number,
  tracing?: Tracing,
): Promise<Database<Tables>> {
  await openFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'postgres');
    const hasRoom = roomOn(dataDir);
    const backend = await openBackend(folder, limitMs, hasRoom);
    const dialect = embeddedDialect(backend, log, { folder, hasRoom });
    // Before the first query opens the only connection, on which signals are heard.
    const signals = new PoolSignals(dialect.pool);
    const db = new Kysely<Tables>({ dialect, ...followed(tracing) });
    const close = async () => {
      await db.destroy();
      await backend.close();
      await lock.release();
    };
    try {
      await requireEveryTable(db, folder);
    } catch (error) {
      await close();
      throw error;
    }
    return { db, signals, poolUse: () => dialect.use(), close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Throws DamagedDatabase if PostgreSQL cannot work with its files, and StorageFull if it has no room to. */
async function openBackend(folder: string, limitMs: () => number, hasRoom: () => boolean): Promise<ThreadBackend> {
  const isMade = existsSync(folder) && readdirSync(folder).length > 0;
  if (isMade) requireIntact(folder);
  try {
    return await ThreadBackend.open(path.resolve(folder), limitMs);
  } catch (error) {
    if (isStorageFull(error) || !hasRoom()) throw new StorageFull(error);
    throw isMade && !(error instanceof RangeError) ? new DamagedDatabase(folder, error) : error;
  }
}

function openServer<Tables>(databaseUrl: string, log: Log, limitMs: number, tracing?: Tracing): Database<Tables> {
  const dialect = serverDialect(databaseUrl, limitMs, log);
  const db = new Kysely<Tables>({ dialect, ...followed(tracing) });
  const signals = new ServerSignals(databaseUrl, log);
  const close = async () => {
    await Promise.all([signals.close(), db.destroy()]);
  };
  return { db, signals, poolUse: () => dialect.use(), close };
}

const followed = (tracing: Tracing | undefined) => (tracing ? { log: statementLog(tracing) } : {});
