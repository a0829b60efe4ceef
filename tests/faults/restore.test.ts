import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../services/demo/seedDemo.ts';
import { inCompany } from '../../services/database/inCompany.ts';
import { migrate } from '../../services/migrations/migrate.ts';
import { migrations } from '../../services/migrations/migrations.ts';
import { loadArchive } from '../../services/operations/archive/loadArchive.ts';
import { storedTables } from '../../services/operations/archive/storedTables.ts';
import { writeArchive } from '../../services/operations/archive/writeArchive.ts';
import type { Tables } from '../../services/Tables.ts';
import { emptyDatabase, testDatabase } from '../support/services/testDatabase.ts';
import { testServices } from '../support/services/testServices.ts';
import { openYard, pdf } from '../services/vehicles/openYard.ts';

const tally = sql`create table tally (id int generated always as identity primary key, amount numeric, big int8,
  bytes bytea, many text[], extra jsonb, twice numeric generated always as (amount * 2) stored, next int references tally)`;

const rowsLine = v.object({ table: v.string(), rows: v.array(v.record(v.string(), v.unknown())) });

let original: Kysely<Tables>;
let lines: string[];
beforeAll(async () => {
  const { services } = await testServices();
  original = services.db;
  await seedDemo(services);
  lines = await linesOf(original);
});

describe('restoring a backup', () => {
  it('loads every row into an empty database, with all constraints', async () => {
    const copy = await emptyDatabase();
    const count = await loadArchive(copy, stream(lines));

    expect(count).toBeGreaterThan(100);
    expect(rowsIn(await linesOf(copy))).toEqual(rowsIn(lines));
    const tables = (await storedTables(original)).map(({ name }) => name);
    expect(tables).toEqual(expect.arrayContaining(['app_user', 'company', 'invitation']));
    for (const name of tables) expect(await countOf(copy, name)).toBe(await countOf(original, name));

    const orphan = sql`insert into membership values (gen_random_uuid(), gen_random_uuid(), 'owner', now())`.execute(
      copy,
    );
    await expect(orphan).rejects.toThrow('foreign key');
    const deferrable = sql`select conname, condeferred from pg_constraint where condeferrable order by conname`;
    expect((await deferrable.execute(copy)).rows).toEqual((await deferrable.execute(original)).rows);
    const asleep = sql`select from pg_trigger where not tgisinternal and tgenabled <> 'O'`;
    expect((await asleep.execute(copy)).rows).toEqual([]);
    await expect(loadArchive(copy, stream(lines))).rejects.toThrow('empty database only');
  });

  it('keeps exact values and continues counters', async () => {
    const source = await testDatabase();
    await tally.execute(source);
    await sql`insert into tally (amount, big, bytes, many, extra, next) values
      (12345678901234567890.123456789, 9223372036854775807, '\\x00ff', '{a,"b,c"}', '{"n":1.10}', 2),
      (0.10, -1, '', '{}', null, 1)`.execute(source);
    const copy = await testDatabase();
    await tally.execute(copy);
    const exact = await linesOf(source);
    await loadArchive(copy, stream(exact));
    expect(await linesOf(copy)).toEqual(exact);
    expect((await sql`insert into tally (amount) values (1) returning id`.execute(copy)).rows).toEqual([{ id: 3 }]);
  });
});

it('a backup of an older schema is restored, with vehicles that look alike since', async () => {
  const names = Object.keys(migrations);
  const source = await emptyDatabase();
  await migrate(source, names[names.indexOf('0020_looks') - 1]);
  const company = '00000000-0000-4000-8000-000000000001';
  await sql`insert into company (id, kind, name, created_at, updated_at) values (${company}, 'fleet', 'Harbour', now(), now())`.execute(
    source,
  );
  await inCompany(source, company, company, async (tx) => {
    for (const fleetNo of ['AB-1', 'ΑΒ-1']) {
      await sql`insert into vehicle (id, company_id, created_at, updated_at, fleet_no, plate, plate_country, make, model, year, kind,
          body_type, payload_kg, gross_weight_kg, adr, fuel, odometer_km, status)
        values (gen_random_uuid(), ${company}, now(), now(), ${fleetNo}, ${fleetNo}, 'DE', 'MAN', 'TGX', 2024,
          'rigid', 'box', 1, 500, false, 'diesel', 0, 'available')`.execute(tx);
    }
  });
  const copy = await emptyDatabase();
  await loadArchive(copy, stream(await linesOf(source)));
  const kept = await inCompany(copy, company, company, (tx) => tx.selectFrom('vehicle').select('fleet_no').execute());
  expect(kept.map((row) => row.fleet_no).toSorted()).toEqual(['AB-1', 'ΑΒ-1']);
});

it('a backup has one line for a small file and one for each slice of a large one, and restores their bytes', async () => {
  const { world, added, kept } = await openYard();
  const { id } = await added();
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 251);
  await kept(id, { type: 'permit', file: new File(['%PDF-', bytes], 'large.pdf') });
  await kept(id, { type: 'permit', file: pdf() });
  const written = await linesOf(world.services.db);
  expect(written.filter((line) => line.startsWith('{"table":"document_content"'))).toHaveLength(1);

  const copy = await emptyDatabase();
  await loadArchive(copy, stream(written));
  expect(await linesOf(copy)).toEqual(written);
});

describe('a database in use', () => {
  it.each([
    ['with foreign tables', emptyDatabase, sql`create table cargo (id int)`],
    [
      'with a company and no account',
      testDatabase,
      sql`insert into company (id, kind, name, created_at, updated_at) values (gen_random_uuid(), 'fleet', 'Mine', now(), now())`,
    ],
    ['with foreign rows beside our tables', testDatabase, sql`create table cargo as select 1 as id`],
    ['with mail', testDatabase, sql`insert into outbox values (gen_random_uuid(), 'a@b.test', '', '', now())`],
  ])('%s is refused and left unchanged', async (_what, open, use) => {
    const db = await open();
    await use.execute(db);
    const before = await tablesOf(db);
    await expect(loadArchive(db, stream(lines))).rejects.toThrow('empty database only');
    expect(await tablesOf(db)).toEqual(before);
  });
});

describe('a bad backup', () => {
  let target: Kysely<Tables>;
  beforeAll(async () => {
    target = await testDatabase();
  });

  it.each([
    ['is an empty file', () => [], 'not a backup'],
    ['is another file', () => ['{"name":"package"}'], 'not a backup'],
    ['is of a newer version', () => lines.with(0, (lines[0] ?? '').replace('0001_', '9999_')), 'newer version'],
    ['is truncated', () => lines.slice(0, -1), 'damaged'],
    ['misses a line', () => lines.toSpliced(1, 1), 'damaged'],
    ['has a broken line', () => lines.with(1, (lines[1] ?? '').slice(0, -9)), 'damaged'],
    ['misses a column', () => spoilRow(({ name: _name, ...row }) => row), 'does not have the columns'],
    ['has an extra column', () => spoilRow((row) => ({ ...row, is_admin: true })), 'does not have the columns'],
    [
      'has a misnamed column',
      () => spoilRow(({ name, ...row }) => ({ ...row, nam: name })),
      '"app_user" does not have',
    ],
    ['has a null row', () => spoilRow(() => null), 'damaged'],
    ['has an array as a row', () => spoilRow((row) => Object.values(row)), 'damaged'],
    ['names an unknown table', () => lines.with(1, '{"table":"pg_user","rows":[]}'), 'damaged'],
  ])('that %s is refused and loads no rows', async (_what, spoilt, complaint) => {
    await expect(loadArchive(target, stream(spoilt()))).rejects.toThrow(complaint);
    expect(await countOf(target, 'app_user')).toBe(0);
    expect(await countOf(target, 'company')).toBe(0);
    expect(await countOf(target, 'directory_version')).toBe(1);
  });
});

/** The backup with its first account modified. */
function spoilRow(change: (row: Readonly<Record<string, unknown>>) => unknown): string[] {
  const at = lines.findIndex((line) => line.startsWith('{"table":"app_user"'));
  const { table, rows } = v.parse(rowsLine, JSON.parse(lines[at] ?? ''));
  return lines.with(at, JSON.stringify({ table, rows: rows.map((row, index) => (index === 0 ? change(row) : row)) }));
}

/** All rows in an order of their own: a row that was updated stands elsewhere in its table than a restored one. */
const rowsIn = (content: readonly string[]): readonly string[] =>
  content
    .slice(1, -1)
    .map((line) => v.parse(rowsLine, JSON.parse(line)))
    .flatMap(({ table, rows }) => rows.map((row) => `${table} ${JSON.stringify(row)}`))
    .toSorted();

async function linesOf(db: Kysely<Tables>): Promise<string[]> {
  const written: string[] = [];
  await writeArchive(db, new Date('2026-03-02T08:00:00Z'), (line) => {
    written.push(line);
    return Promise.resolve();
  });
  return written;
}

async function* stream(content: readonly string[]): AsyncGenerator<string> {
  yield* await Promise.resolve(content);
}

/** All tables with their row counts. */
const tablesOf = async (db: Kysely<Tables>): Promise<readonly [string, number][]> => {
  const tables = await storedTables(db);
  return Promise.all(tables.map(async ({ name }): Promise<[string, number]> => [name, await countOf(db, name)]));
};

const countOf = (db: Kysely<Tables>, table: string): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.operations', 'on', true)`.execute(tx);
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx);
    return rows[0]?.count ?? 0;
  });
