import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { link, mkdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { embeddedDialect } from '../../../services/database/embedded/embeddedDialect.ts';
import { migrate } from '../../../services/database/migrate.ts';
import type { Tables } from '../../../services/database/Tables.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { MemoryBackend } from './MemoryBackend.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, 'node_modules/.cache/haulage');
const engine = path.join(root, 'node_modules/@electric-sql/pglite/package.json');

/** A dump of a database without tables. Made once: making one takes seconds, loading its dump does not. */
export const emptyTemplate = (): Promise<Blob> => template('empty', [engine], () => PGlite.create());

/** A dump of an empty, migrated database; made once for every state of the migrations. */
export const migratedTemplate = (): Promise<Blob> => {
  const folder = path.join(root, 'services/database');
  const migrations = readdirSync(path.join(folder, 'migrations')).map((name) => path.join('migrations', name));
  const sources = ['migrate.ts', 'ensureMemberRole.ts', ...migrations];
  return template('migrated', [engine, ...sources.map((name) => path.join(folder, name))], async () => {
    const pglite = await PGlite.create({ loadDataDir: await emptyTemplate() });
    const db = new Kysely<Tables>({ dialect: embeddedDialect(new MemoryBackend(pglite), silentLog) });
    await migrate(db);
    await db.destroy();
    return pglite;
  });
};

async function template(name: string, sources: readonly string[], make: () => Promise<PGlite>): Promise<Blob> {
  const file = path.join(cache, `${name}-${fingerprint(sources)}.tar`);
  if (!existsSync(file)) {
    const pglite = await make();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    await mkdir(cache, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
    // Linked, never replaced: another test run may be reading the one that is there.
    await link(unfinished, file).catch(() => undefined);
    await unlink(unfinished);
  }
  return openAsBlob(file);
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources.toSorted()) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}
