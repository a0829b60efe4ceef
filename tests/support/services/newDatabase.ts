import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../services/database/Database.ts';
import { embeddedDialect } from '../../../services/database/embedded/embeddedDialect.ts';
import type { Signals } from '../../../services/database/signals/Signals.ts';
import { PoolSignals } from '../../../services/database/signals/PoolSignals.ts';
import { ServerSignals } from '../../../services/database/signals/ServerSignals.ts';
import type { PooledDialect } from '../../../services/database/PooledDialect.ts';
import { serverDialect } from '../../../services/database/serverDialect.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import type { Tables } from '../../../services/Tables.ts';
import { MemoryBackend } from './MemoryBackend.ts';

const owner = 'haulage_test_owner';
const limitMs = 10_000;

/** An in-memory database from a dump. */
export async function memoryDatabase(dump: Blob, hasRoom = () => true): Promise<Database<Tables>> {
  const backend = new MemoryBackend(await PGlite.create({ loadDataDir: dump }));
  const dialect = embeddedDialect(backend, silentLog, { folder: 'memory', hasRoom });
  return opened(dialect, new PoolSignals(dialect.pool), () => backend.close());
}

/** A new database on the server of TEST_DATABASE_URL, owned by a role that is not a superuser. Dropped on `close`. */
export async function serverDatabase(serverUrl: string): Promise<Database<Tables>> {
  const { address, drop } = await addServerDatabase(serverUrl);
  const signals = new ServerSignals(address, silentLog);
  return opened(serverDialect(address, limitMs, silentLog), signals, async () => {
    await signals.close();
    await drop();
  });
}

/** The address of such a database, for processes of their own. */
export async function addServerDatabase(
  serverUrl: string,
): Promise<{ readonly address: string; readonly drop: () => Promise<void> }> {
  const name = `haulage_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(serverUrl, [
    `do $$ begin create role ${owner} login createrole password '${owner}'; exception when duplicate_object then null; end $$`,
    `create database ${name} owner ${owner}`,
  ]);
  const { href } = Object.assign(new URL(serverUrl), { username: owner, password: owner, pathname: name });
  return {
    address: href,
    drop: () => asAdministrator(serverUrl, [`drop database if exists ${name} with (force)`]),
  };
}

function opened(dialect: PooledDialect, signals: Signals, afterwards: () => Promise<void>): Database<Tables> {
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    signals,
    poolUse: () => dialect.use(),
    close: async () => {
      await db.destroy();
      await afterwards();
    },
  };
}

/** One administrator at a time: roles are server-wide, so parallel tests would conflict. */
async function asAdministrator(serverUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(20250701)');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
