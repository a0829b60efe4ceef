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
import { serverTemplate } from './newDatabase.ts';

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

/** The name of an empty, migrated database on a server, to be copied: the migrations take longer than most tests. */
export const migratedOnServer = (serverUrl: string): Promise<string> =>
  (onServer ??= serverTemplate(serverUrl, `haulage_template_${fingerprint(sources())}`, (db) => migrate(db)));
let onServer: Promise<string> | undefined;

const emptyDump = (): Promise<string> => dumped('empty', [engine], () => PGlite.create());

/** What an empty, migrated database is made by. */
const sources = (): readonly string[] => {
  const services = path.join(root, 'services');
  const migrations = readdirSync(path.join(services, 'migrations')).map((name) => path.join('migrations', name));
  return ['database/ensureMemberRole.ts', ...migrations].map((name) => path.join(services, name));
};

function migratedDump(): Promise<string> {
  return dumped('migrated', [engine, ...sources()], async () => {
    const pglite = await PGlite.create({ loadDataDir: await emptyTemplate() });
    const db = new Kysely<Tables>({ dialect: embeddedDialect(new MemoryBackend(pglite), silentLog) });
    await migrate(db);
    await db.destroy();
    return pglite;
  });
}

/** The file of a dump. */
async function dumped(name: string, from: readonly string[], make: () => Promise<PGlite>): Promise<string> {
  const file = path.join(cache, `${name}-${fingerprint(from)}.tar`);
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

function fingerprint(from: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of from.toSorted()) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}
