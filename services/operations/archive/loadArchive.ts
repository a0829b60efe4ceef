import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { migrate } from '../../migrations/migrate.ts';
import { migrations } from '../../migrations/migrations.ts';
import { ArchiveHeader } from './ArchiveHeader.ts';
import { loadRows } from './loadRows.ts';
import { parseLine } from './parseLine.ts';
import { requireEmptyDatabase } from './requireEmptyDatabase.ts';

/**
 * Restores the lines of `writeArchive` into an empty database: migrates to the backup's schema, loads all rows in one
 * transaction, then migrates to the latest. Throws and loads nothing if the database is in use or the backup is incomplete.
 */
export async function loadArchive<Tables>(db: Kysely<Tables>, lines: AsyncIterable<string>): Promise<number> {
  const reader = lines[Symbol.asyncIterator]();
  const header = readHeader((await reader.next()).value);
  await requireEmptyDatabase(db, header.migrations);
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
