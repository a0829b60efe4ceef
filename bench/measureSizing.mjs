import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { runProduct } from '../scripts/runProduct.mjs';
import { figure } from './figure.mjs';

const compiled = path.resolve(import.meta.dirname, '../dist/services');
const copies = 10_000;
const fileBytes = 300 * 1024;
const files = 100;

/** Rows that a fleet adds, copied from those of the demo, with what must differ in each (`n` counts them). */
const tables = {
  vehicle: { name: 'vehicle', differing: { fleet_no: `'S' || n`, plate: `'S ' || n` } },
  driver: { name: 'driver', differing: { current_vehicle_id: 'null', phone: `'+4930' || 10000000 + n` } },
  document: { name: 'paper, without its file', differing: {} },
  outbox: { name: 'mail, for as long as it is kept', differing: {} },
};

/** Measures how much room the rows of a fleet take in the database, with their indexes. */
export async function measureSizing() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-sizing-'));
  const services = await runProduct({ dataDir });
  const mail = { method: 'POST' };
  await fetch(`${services.origin}/api/v1/users/reset-password?username=fleet@greenline.test`, mail);
  await services.stop();
  const { openDatabase } = await import(path.join(compiled, 'openDatabase.js'));
  const { silentLog } = await import(path.join(compiled, 'log/silentLog.js'));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, silentLog, () => 600_000);
  try {
    // Triggers and foreign keys cost time, not room.
    await sql`set session_replication_role = replica`.execute(db);
    const figures = [];
    for (const [table, { name, differing }] of Object.entries(tables)) {
      // oxlint-disable-next-line no-await-in-loop -- the embedded database has one session
      figures.push(figure(`a ${name}`, await bytesPerRow(db, table, differing), 'B'));
    }
    figures.push(figure(`a file of ${fileBytes / 1024} KiB`, await bytesPerFile(db), 'B'));
    return {
      title: 'Sizing',
      how: `The room that a row takes in the database with its indexes: ${copies.toLocaleString('en-US')} copies of the demo's rows each, ${files} files of random bytes.`,
      figures,
    };
  } finally {
    await close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function bytesPerRow(db, table, differing) {
  const { rows } = await sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => (name === 'id' ? 'gen_random_uuid()' : (differing[name] ?? `old."${name}"`)));
  const before = await sizeOf(db, table);
  await sql`
    with old as (select *, row_number() over () as place from ${sql.table(table)})
    insert into ${sql.table(table)} (${sql.raw(names.map((name) => `"${name}"`).join(', '))})
    select ${sql.raw(values.join(', '))} from generate_series(1, ${copies}::int) n
    join old on old.place = 1 + n % (select count(*) from old)`.execute(db);
  return Math.round(((await sizeOf(db, table)) - before) / copies);
}

async function bytesPerFile(db) {
  const before = await sizeOf(db, 'document_content');
  for (let file = 0; file < files; file += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time keeps memory small
    await sql`
      insert into document_content (document_id, company_id, bytes)
      select gen_random_uuid(), gen_random_uuid(), string_agg(decode(md5(random()::text), 'hex'), '')
      from generate_series(1, ${fileBytes / 16}::int)`.execute(db);
  }
  return Math.round(((await sizeOf(db, 'document_content')) - before) / files);
}

async function sizeOf(db, table) {
  const { rows } = await sql`select pg_total_relation_size(${table}::regclass) as size`.execute(db);
  return rows[0].size;
}
