import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../services/database/connectDatabase.ts';
import { DamagedDatabase } from '../../services/database/embedded/DamagedDatabase.ts';
import { silentLog } from '../../services/log/silentLog.ts';
import { openDatabase } from '../../services/openDatabase.ts';
import type { Tables } from '../../services/Tables.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined }, silentLog);

const garble = (file: string) =>
  writeFileSync(
    file,
    readFileSync(file).map((byte, at) => byte * 7 + at * 13),
  );

it('a data folder of another version of PostgreSQL is told of and left alone', async () => {
  const dataDir = await startedBefore();
  writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '17\n');
  await expect(open(dataDir)).rejects.toThrow(/was made by version 17 of PostgreSQL, and this is version 18/);
});

it('files that cannot be read are told of', async () => {
  const dataDir = await startedBefore();
  const file = path.join(dataDir, 'postgres/base/5/PG_VERSION');
  rmSync(file, { force: true });
  symlinkSync('/nowhere', file);
  await expect(open(dataDir)).rejects.toThrow(/may not be read and written/);
});

it('a damaged table is told of when it is read, and the rest can be read; a lost one is told of at the start', async () => {
  const dataDir = await startedBefore();
  const settings = { dataDir, databaseUrl: undefined };
  const first = await connectDatabase<Tables>(settings, silentLog, () => 10_000);
  await sql`create table note (text text)`.execute(first.db);
  await sql`insert into note values ('a note')`.execute(first.db);
  await sql`checkpoint`.execute(first.db);
  const { rows } = await sql<{ file: string }>`select pg_relation_filepath('note') as file`.execute(first.db);
  await first.close();
  const table = path.join(dataDir, 'postgres', rows[0]?.file ?? '');
  garble(table);

  const again = await connectDatabase<Tables>(settings, silentLog, () => 10_000);
  await expect(sql`select * from note`.execute(again.db)).rejects.toThrow(DamagedDatabase);
  expect(await again.db.selectFrom('app_user').selectAll().execute()).toEqual([]);
  await again.close();

  rmSync(table);
  await expect(open(dataDir)).rejects.toThrow(DamagedDatabase);
});
