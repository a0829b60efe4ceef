import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import type { Tables } from '../../database/Tables.ts';
import { ArchiveHeader } from './ArchiveHeader.ts';
import { loadRows } from './loadRows.ts';
import { parseLine } from './parseLine.ts';

/**
 * Fills an empty database with the lines `writeArchive` made: schema of the backup first, then all rows in one transaction,
 * then the newest schema. Throws, and loads nothing, when the database holds accounts or the lines are not a whole backup.
 */
export async function loadArchive(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<number> {
  const reader = lines[Symbol.asyncIterator]();
  const header = readHeader((await reader.next()).value);
  await refuseOccupied(db, header);
  await migrate(db, header.migrations.at(-1));
  const count = await db.transaction().execute((tx) => loadRows(tx, { [Symbol.asyncIterator]: () => reader }));
  await migrate(db);
  return count;
}

function readHeader(line: string | undefined): ArchiveHeader {
  const header = v.safeParse(ArchiveHeader, line === undefined ? undefined : parseLine(line));
  if (!header.success) throw new Error('This is not a backup of these services.');
  if (header.output.migrations.some((name) => !(name in migrations))) {
    throw new Error('This backup was made by a newer version of the services.');
  }
  return header.output;
}

async function refuseOccupied(db: Kysely<Tables>, header: ArchiveHeader): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const isNewer = rows.some(({ name }) => !header.migrations.includes(name));
  const hasAccounts =
    rows.length > 0 && (await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined;
  if (isNewer || hasAccounts) throw new Error('A backup is restored into an empty database only. This one is in use.');
}
