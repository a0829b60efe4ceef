import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../../../services/database/migrate.ts';
import { openEmbeddedPool } from '../../../services/database/openPool.ts';
import type { Tables } from '../../../services/database/Tables.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { MemoryBackend } from './MemoryBackend.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, 'node_modules/.cache/haulage');

/** A dump of an empty, migrated database. Made once for every state of the migrations: it takes seconds, loading it does not. */
export async function migratedTemplate(): Promise<Blob> {
  const file = path.join(cache, `template-${fingerprint()}.tar`);
  if (!existsSync(file)) await make(file);
  return openAsBlob(file);
}

async function make(file: string): Promise<void> {
  const pglite = await PGlite.create();
  const backend = new MemoryBackend(pglite);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openEmbeddedPool(backend, silentLog) }) });
  await migrate(db);
  await db.destroy();
  const dump = await pglite.dumpDataDir('none');
  await backend.close();
  await mkdir(cache, { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, file);
}

function fingerprint(): string {
  const folder = path.join(root, 'services/database/migrations');
  const hash = createHash('sha256').update(
    readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json')),
  );
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
