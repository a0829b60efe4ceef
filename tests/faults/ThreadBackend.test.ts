import path from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { BackendStream } from '../../services/database/embedded/BackendStream.ts';
import { embeddedDialect } from '../../services/database/embedded/embeddedDialect.ts';
import { ThreadBackend } from '../../services/database/embedded/ThreadBackend.ts';
import { silentLog } from '../../services/log/silentLog.ts';
import { Unavailable } from '../../services/Unavailable.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

const limitMs = 3_000;
const runaway = Buffer.concat([
  Buffer.from('Q\0\0\0\0'),
  Buffer.from('select count(*) from generate_series(1, 1e12)\0'),
]);
runaway.writeInt32BE(runaway.length - 1, 1);

/** Ends the thread with a runaway query of its own. */
const endThread = (backend: ThreadBackend) =>
  expect(backend.session().exchange(new Uint8Array(runaway))).rejects.toThrow(Unavailable);

async function open() {
  const backend = await ThreadBackend.open(path.join(await startedBefore(), 'postgres'), () => limitMs);
  const db = new Kysely<Record<string, never>>({ dialect: embeddedDialect(backend, silentLog) });
  onTestFinished(async () => {
    await db.destroy();
    await backend.close();
  });
  return { backend, db };
}

it('ends a transaction in progress with its thread, leaves nothing of it, and prepares statements again', async () => {
  const { backend, db } = await open();
  await sql`create table note (text text)`.execute(db);
  const ask = async () => (await sql`select ${'here'} as it`.execute(db)).rows;
  expect(await ask()).toEqual([{ it: 'here' }]);
  const half = db.transaction().execute(async (tx) => {
    await sql`insert into note values (${'half'})`.execute(tx);
    await endThread(backend);
    await sql`insert into note values (${'other'})`.execute(tx);
  });
  await expect(half).rejects.toThrow(/stopped|not queryable|terminated/);
  // Until another thread is there, queries may fail.
  await expect.poll(() => ask().catch(String)).toEqual([{ it: 'here' }]);
  expect((await sql`select text from note`.execute(db)).rows).toEqual([]);
});

it('resets role, settings and prepared statements between connections', async () => {
  const { backend } = await open();
  const connect = async () => {
    const client = new pg.Client({ stream: () => new BackendStream(backend), user: 'postgres', database: 'postgres' });
    await client.connect();
    return client;
  };
  const first = await connect();
  await first.query({ name: 'ask', text: 'select $1::text as it', values: ['text'] });
  await first.query(`set app.company_id = 'theirs'`);
  await first.query('set role app_member');
  await first.end();
  const second = await connect();
  onTestFinished(() => second.end());
  const left = `select current_user as role, current_setting('app.company_id', true) as company`;
  expect((await second.query(left)).rows).toEqual([{ role: 'postgres', company: '' }]);
  expect((await second.query({ name: 'ask', text: 'select $1::int as it', values: [1] })).rows).toEqual([{ it: 1 }]);
});

it('discards what was written in the tick in which the stream is destroyed', async () => {
  const sent: string[] = [];
  const exchange = (request: Uint8Array) => {
    sent.push(String(Buffer.from(request)));
    return Promise.resolve(new Uint8Array());
  };
  const stream = new BackendStream({
    session: () => ({ exchange, ended: new Promise(() => {}) }),
    close: () => Promise.resolve(),
  });
  const isClosed = new Promise((resolve) => stream.once('close', resolve));
  stream.write('begin');
  stream.destroy();
  await isClosed;
  expect(sent.map((text) => text.slice(5, -1))).toEqual(['rollback', 'discard all']);
});
