import path from 'node:path';
import { Kysely } from 'kysely';
import type { Tracing } from '../tracing/Tracing.ts';
import type { Log } from '../log/Log.ts';
import type { Settings } from '../settings/Settings.ts';
import type { Database } from './Database.ts';
import { embeddedDialect } from './embedded/embeddedDialect.ts';
import { openFolder } from './embedded/openFolder.ts';
import { lockFolder } from './embedded/lockFolder.ts';
import { roomOn } from './embedded/roomOn.ts';
import { ThreadBackend } from './embedded/ThreadBackend.ts';
import { statementLog } from './statementLog.ts';
import { serverDialect } from './serverDialect.ts';

type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the configured database without migrating it. Queries are cancelled after `limitMs`. Throws if another process holds
 * the data folder.
 */
export const connectDatabase = async <Tables>(
  settings: DatabaseSettings,
  log: Log,
  limitMs: number,
  tracing?: Tracing,
): Promise<Database<Tables>> =>
  settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, log, limitMs, tracing)
    : openServer(settings.databaseUrl, log, limitMs, tracing);

async function openEmbedded<Tables>(
  dataDir: string,
  log: Log,
  limitMs: number,
  tracing?: Tracing,
): Promise<Database<Tables>> {
  await openFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const backend = await ThreadBackend.open(path.resolve(dataDir, 'postgres'), limitMs);
    const dialect = embeddedDialect(backend, log, roomOn(dataDir));
    const db = new Kysely<Tables>({ dialect, ...followed(tracing) });
    const close = async () => {
      await db.destroy();
      await backend.close();
      await lock.release();
    };
    return { db, poolUse: () => dialect.use(), close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function openServer<Tables>(databaseUrl: string, log: Log, limitMs: number, tracing?: Tracing): Database<Tables> {
  const dialect = serverDialect(databaseUrl, limitMs, log);
  const db = new Kysely<Tables>({ dialect, ...followed(tracing) });
  return { db, poolUse: () => dialect.use(), close: () => db.destroy() };
}

const followed = (tracing: Tracing | undefined) => (tracing ? { log: statementLog(tracing) } : {});
