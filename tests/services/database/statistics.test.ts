import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { statistics } from '../../../services/database/statistics.ts';
import { migratedTemplate } from '../../support/services/databaseTemplates.ts';
import { memoryDatabase } from '../../support/services/newDatabase.ts';

const database = await memoryDatabase(await migratedTemplate(), () => true);
const { db } = database;
afterAll(() => database.close());

/** Adds brands, and has the database note at once that it did. */
const addBrands = async (n: number): Promise<void> => {
  await sql`insert into company (id, kind, name, domain, created_at, updated_at)
    select id, 'brand', 'Brand ' || id, id || '.test', now(), now()
    from (select gen_random_uuid() as id from generate_series(1, ${n}::int)) made`.execute(db);
  await sql`select pg_stat_force_next_flush()`.execute(db);
};

const cleanUp = () => statistics.cleanUp({ db, settings: { databaseUrl: undefined } });

interface Looked {
  readonly name: string;
  readonly vacuums: number;
  readonly analyses: number;
  readonly rows: number;
}

const tables = async (): Promise<readonly Looked[]> => {
  const { rows } = await sql<Looked>`
    select pg_class.relname as name, vacuum_count::int as vacuums, analyze_count::int as analyses, reltuples::int as rows
    from pg_stat_user_tables join pg_class on pg_class.oid = relid order by 1`.execute(db);
  return rows;
};

const company = async (): Promise<Looked | undefined> => (await tables()).find(({ name }) => name === 'company');

describe('the hourly vacuum of an embedded database', () => {
  it('updates the row counts', async () => {
    await addBrands(5_000);
    await cleanUp();
    expect((await company())?.rows).toBeGreaterThanOrEqual(5_000);
  });

  it('leaves alone what has not changed, or hardly', async () => {
    const before = await tables();
    await cleanUp();
    expect(await tables()).toEqual(before);
    await addBrands(10);
    await cleanUp();
    expect((await company())?.analyses).toBe(1);
  });

  it('takes up what has changed by more than a fiftieth since', async () => {
    await addBrands(120);
    await cleanUp();
    expect(await company()).toMatchObject({ vacuums: 2, analyses: 2 });
    await sql`delete from company where ctid in (select ctid from company limit 200)`.execute(db);
    await sql`select pg_stat_force_next_flush()`.execute(db);
    await cleanUp();
    expect(await company()).toMatchObject({ vacuums: 3, analyses: 3 });
  });

  it('takes up what grew before the process began', async () => {
    await addBrands(1_000);
    await sql`select pg_stat_reset_single_table_counters('company'::regclass)`.execute(db);
    await cleanUp();
    expect(await company()).toMatchObject({ analyses: 1 });
  });

  it('takes up what a migration wrote anew, as none of its pages is known to be visible', async () => {
    const before = await company();
    await sql`alter table company add column made integer generated always as (length(name)) stored`.execute(db);
    await cleanUp();
    expect((await company())?.analyses).toBe((before?.analyses ?? 0) + 1);
  });

  it('gives back what long values took, without looking at rows that stayed', async () => {
    await sql`create table long_value (id integer, text text)`.execute(db);
    await sql`insert into long_value select n, '' from generate_series(1, 1000) n`.execute(db);
    await sql`update long_value set text = (select string_agg(md5(n::text), '') from generate_series(1, 1000) n) where id <= 5`.execute(
      db,
    );
    await sql`select pg_stat_force_next_flush()`.execute(db);
    await cleanUp();
    await sql`update long_value set text = text || '.' where id <= 5`.execute(db);
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const before = (await tables()).find(({ name }) => name === 'long_value');
    await cleanUp();
    expect((await tables()).find(({ name }) => name === 'long_value')).toMatchObject({
      vacuums: (before?.vacuums ?? 0) + 1,
      analyses: before?.analyses,
    });
  });
});
