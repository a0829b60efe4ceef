import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs';
import { link, mkdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { embeddedDialect } from '../../../services/database/embedded/embeddedDialect.ts';
import { silentLog } from '../../../services/log/silentLog.ts';
import { migrate } from '../../../services/migrations/migrate.ts';
import type { Tables } from '../../../services/Tables.ts';
import { MemoryBackend } from './MemoryBackend.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, 'node_modules/.cache/haulage');
const engine = path.join(root, 'node_modules/@electric-sql/pglite/package.json');

/** A dump of a database without tables. Created once, because creating takes seconds and loading does not. */
export const emptyTemplate = async (): Promise<Blob> => openAsBlob(await emptyDump());

/** A dump of an empty, migrated database. Created once per state of the migrations. */
export const migratedTemplate = async (): Promise<Blob> => openAsBlob(await migratedDump());

/** The same as a data folder after a clean shutdown, to be copied because a start in an empty folder takes seconds. */
export async function migratedFolder(): Promise<string> {
  const dump = await migratedDump();
  const folder = dump.replace(/\.tar$/, '');
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${randomUUID()}`;
    const pglite = await PGlite.create({ dataDir: unfinished, loadDataDir: await openAsBlob(dump) });
    await pglite.close();
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  }
  return folder;
}

const emptyDump = (): Promise<string> => dumped('empty', [engine], () => PGlite.create());

function migratedDump(): Promise<string> {
  const services = path.join(root, 'services');
  const migrations = readdirSync(path.join(services, 'migrations')).map((name) => path.join('migrations', name));
  const sources = ['database/ensureMemberRole.ts', ...migrations];
  return dumped('migrated', [engine, ...sources.map((name) => path.join(services, name))], async () => {
    const pglite = await PGlite.create({ loadDataDir: await emptyTemplate() });
    const db = new Kysely<Tables>({ dialect: embeddedDialect(new MemoryBackend(pglite), silentLog) });
    await migrate(db);
    await db.destroy();
    return pglite;
  });
}

/** The file of a dump. */
async function dumped(name: string, sources: readonly string[], make: () => Promise<PGlite>): Promise<string> {
  const file = path.join(cache, `${name}-${fingerprint(sources)}.tar`);
  if (!existsSync(file)) {
    const pglite = await make();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    await mkdir(cache, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
    // Linked, not replaced: another test run may be reading the existing file.
    await link(unfinished, file).catch(() => undefined);
    await unlink(unfinished);
  }
  return file;
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources.toSorted()) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}
