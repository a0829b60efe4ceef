import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connectDatabase } from '../../services/database/connectDatabase.ts';
import { silentLog } from '../../services/log/silentLog.ts';
import { openDatabase } from '../../services/openDatabase.ts';
import type { Tables } from '../../services/Tables.ts';
import { compiledServices } from '../support/services/compiledServices.ts';
import { runScript } from '../support/services/runScript.ts';
import { startedBefore } from '../support/services/startedBefore.ts';

const remove = (file: string) => rmSync(file, { recursive: true });
const emptyOut = (file: string) => truncateSync(file, 0);
const halve = (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2));
const garble = (file: string) =>
  writeFileSync(
    file,
    readFileSync(file).map((byte, at) => byte * 7 + at * 13),
  );
/** Files that PostgreSQL cannot do without, so that any damage to them must be told. */
const vital: readonly (readonly [what: string, file: string, damage: (file: string) => void])[] = [
  ['a lost PG_VERSION', 'PG_VERSION', remove],
  ['half a PG_VERSION', 'PG_VERSION', halve],
  ['a garbled PG_VERSION', 'PG_VERSION', garble],
  ['a lost pg_control', 'global/pg_control', remove],
  ['half a pg_control', 'global/pg_control', halve],
  ['a garbled pg_control', 'global/pg_control', garble],
  ['an empty journal', 'pg_wal/000000010000000000000001', emptyOut],
  ['a garbled journal', 'pg_wal/000000010000000000000001', garble],
  ['a garbled map of files', 'global/pg_filenode.map', garble],
];

const sentenceFor = (dataDir: string) =>
  `The database in ${dataDir}/postgres is damaged. Move that folder away, then restore a backup with: npm run restore -- FILE`;
const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined }, silentLog);

describe('a damaged data folder is told of in one sentence that names it and the way on', () => {
  it.each(vital)('after %s', async (_what, file, damage) => {
    const dataDir = await startedBefore();
    damage(path.join(dataDir, 'postgres', file));
    await expect(open(dataDir)).rejects.toThrow(sentenceFor(dataDir));
  });

  it.each(['pg_xact/0000', 'pg_multixact/offsets/0000', 'pg_wal', 'pg_tblspc', 'base/5'])(
    'after the loss of %s, which is not made anew',
    async (name) => {
      const dataDir = await startedBefore();
      const lost = path.join(dataDir, 'postgres', name);
      remove(lost);
      await expect(open(dataDir)).rejects.toThrow(sentenceFor(dataDir));
      expect(existsSync(lost)).toBe(false);
    },
  );

  it.each([
    ['the loss of a table', 'app_user', remove],
    ['a shortened index', 'app_user_pkey', halve],
  ])('after %s', async (_what, name, damage) => {
    const dataDir = await startedBefore();
    const database = await connectDatabase<Tables>({ dataDir, databaseUrl: undefined }, silentLog, () => 10_000);
    await sql`vacuum (analyze)`.execute(database.db);
    const { rows } = await sql<{ file: string }>`select pg_relation_filepath(${name}) as file`.execute(database.db);
    await database.close();
    damage(path.join(dataDir, 'postgres', rows[0]?.file ?? ''));
    await expect(open(dataDir)).rejects.toThrow(sentenceFor(dataDir));
  });

  it('by the process, which ends with 1 and says nothing else', async () => {
    const dataDir = await startedBefore();
    garble(path.join(dataDir, 'postgres/pg_wal/000000010000000000000001'));
    const main = path.join(await compiledServices(), 'main.js');
    expect(await runScript(main, [], { DATA_DIR: dataDir, PORT: '0' })).toEqual({
      code: 1,
      output: '',
      complaint: `${sentenceFor(dataDir)}\n`,
    });
  });
});

it('an empty folder becomes a database', async () => {
  const dataDir = await startedBefore();
  const folder = path.join(dataDir, 'postgres');
  for (const name of readdirSync(folder)) remove(path.join(folder, name));
  const database = await open(dataDir);
  await database.close();
  expect(readdirSync(folder)).toContain('PG_VERSION');
});
