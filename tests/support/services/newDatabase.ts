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

/**
 * A new database on the server of TEST_DATABASE_URL, owned by a role that is not a superuser; a copy of `template` if there is one.
 * Dropped on `close`.
 */
export async function serverDatabase(serverUrl: string, template?: string): Promise<Database<Tables>> {
  const { address, drop } = await addServerDatabase(serverUrl, template);
  const signals = new ServerSignals(address, silentLog);
  return opened(serverDialect(address, limitMs, silentLog), signals, async () => {
    await signals.close();
    await drop();
  });
}

/** The address of such a database, for processes of their own. */
export async function addServerDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ readonly address: string; readonly drop: () => Promise<void> }> {
  const name = `haulage_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(serverUrl, (run) => create(run, name, template));
  return {
    address: addressAt(serverUrl, name),
    drop: () => asAdministrator(serverUrl, (run) => run(`drop database if exists ${name} with (force)`)),
  };
}

/** The name of a database that `fill` has filled once, whoever asks, to be copied. */
export async function serverTemplate(
  serverUrl: string,
  name: string,
  fill: (db: Kysely<Tables>) => Promise<void>,
): Promise<string> {
  await asAdministrator(serverUrl, async (run) => {
    if ((await run(`select from pg_database where datname = '${name}'`)) > 0) return;
    const unfinished = `${name}_unfinished`;
    await run(`drop database if exists ${unfinished} with (force)`);
    await create(run, unfinished);
    const db = new Kysely<Tables>({ dialect: serverDialect(addressAt(serverUrl, unfinished), limitMs, silentLog) });
    await fill(db);
    await db.destroy();
    await run(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

const addressAt = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { username: owner, password: owner, pathname: name }).href;

async function create(run: Run, name: string, template = 'template1'): Promise<void> {
  await run(
    `do $$ begin create role ${owner} login createrole password '${owner}'; exception when duplicate_object then null; end $$`,
  );
  await run(`create database ${name} owner ${owner} template ${template}`);
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

/** Runs a statement, and tells how many rows it concerned. */
type Run = (statement: string) => Promise<number>;

/** One administrator at a time: roles are server-wide, so parallel tests would conflict. */
async function asAdministrator<Result>(serverUrl: string, work: (run: Run) => Promise<Result>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(20250701)');
    await work(async (statement) => (await client.query(statement)).rowCount ?? 0);
  } finally {
    await client.end();
  }
}
