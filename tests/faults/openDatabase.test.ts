import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../services/openDatabase.ts';
import { silentLog } from '../../services/log/silentLog.ts';
import { Unavailable } from '../../services/Unavailable.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

const limitMs = 1_000;

it('persists data, cancels a runaway query without blocking others, and has one owner', async () => {
  const dataDir = await startedBefore();
  const open = () => openDatabase({ dataDir, databaseUrl: undefined }, silentLog, () => limitMs);
  const first = await open();
  onTestFinished(() => first.close().catch(() => undefined));
  await sql`create table note (text text)`.execute(first.db);
  await sql`insert into note values ('kept')`.execute(first.db);

  await expect(open()).rejects.toThrow('is in use by another process');

  const runaway = sql`select count(*) from generate_series(1, 100000000000)`.execute(first.db);
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 10);
  await expect(runaway).rejects.toThrow(Unavailable);
  clearInterval(ticking);
  // A blocked thread has one turn at most, a busy machine some.
  expect(turns).toBeGreaterThan(3);

  const half = first.db.transaction().execute(async (tx) => {
    await sql`insert into note values ('half')`.execute(tx);
    await sql`select count(*) from generate_series(1, 100000000000)`.execute(tx);
  });
  await expect(half).rejects.toThrow(/stopped|not queryable|terminated/);
  expect((await sql`select text from note`.execute(first.db)).rows).toEqual([{ text: 'kept' }]);

  await first.close();
  await expect(sql`select 1`.execute(first.db)).rejects.toThrow('driver has already been destroyed');
  const second = await open();
  expect((await sql`select text from note`.execute(second.db)).rows).toEqual([{ text: 'kept' }]);
  await second.close();
});

it('gives migrations the time they need, and queries their limit', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'haulage-migrated-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, silentLog, () => 20);
  onTestFinished(() => database.close());
  const runaway = sql`select count(*) from generate_series(1, 100000000000)`.execute(database.db);
  await expect(runaway).rejects.toThrow(Unavailable);
});

it('hears what is signalled, although it was asked something before anybody listened', async () => {
  const database = await openDatabase(
    { dataDir: await startedBefore(), databaseUrl: undefined },
    silentLog,
    () => limitMs,
  );
  onTestFinished(() => database.close());
  let heard = 0;
  database.signals.listen('haulage_test', () => (heard += 1));
  const before = heard;
  await sql`select pg_notify('haulage_test', '')`.execute(database.db);
  await expect.poll(() => heard).toBeGreaterThan(before);
});

it('says what is wrong when a server is unreachable', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openDatabase({ dataDir: '', databaseUrl }, silentLog, () => limitMs)).rejects.toThrow('ECONNREFUSED');
});
