import { accessSync, constants, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DamagedDatabase } from './DamagedDatabase.ts';

/** The version of PostgreSQL that writes the files. */
const version = '18';
const page = 8192;
const segment = 16 * 1024 * 1024;

/** What every database has, with the unit of its size in bytes. PostgreSQL would make some of it anew, and lose data by that. */
const needed: readonly (readonly [name: string, unit: number])[] = [
  ['global/pg_control', page],
  ['global/pg_filenode.map', 1],
  ['pg_multixact/offsets', page],
  ['pg_multixact/members', page],
  ['pg_xact', page],
  ['pg_wal', segment],
  ['base/1', 0],
  ['base/4', 0],
  ['base/5', 0],
  ['base/5/pg_filenode.map', 1],
  ['postgresql.conf', 1],
  ['pg_hba.conf', 1],
];

/** Folders that must be there, even if empty. */
const folders = [
  'pg_wal',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_notify',
  'pg_stat',
  'pg_logical',
  'pg_commit_ts',
];

/**
 * Throws DamagedDatabase if files of a database that was closed or killed cannot be whole, before PostgreSQL writes to them. Throws
 * an error that says so if they belong to somebody else or to another version.
 */
export function requireIntact(folder: string): void {
  const found = versionOf(folder);
  if (/^[12]\d$/.test(found) && found !== version) {
    throw new Error(
      `The database in ${folder} was made by version ${found} of PostgreSQL, and this is version ${version}. Back it up with the version of these services that made it, then restore it with this one.`,
    );
  }
  if (found !== version) throw new DamagedDatabase(folder);
  requireAccess(folder);
  const isWhole =
    needed.every(([name, unit]) => isMadeOf(path.join(folder, name), unit)) &&
    folders.every((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isDirectory());
  if (!isWhole) throw new DamagedDatabase(folder);
}

function versionOf(folder: string): string {
  const file = path.join(folder, 'PG_VERSION');
  requireAccessTo(folder, folder);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return '';
  requireAccessTo(file, folder);
  return readFileSync(file, 'utf8').trim();
}

function requireAccess(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const each = path.join(folder, entry.name);
    requireAccessTo(each, folder);
    if (entry.isDirectory()) requireAccess(each);
  }
}

function requireAccessTo(file: string, folder: string): void {
  const { R_OK, W_OK, X_OK } = constants;
  try {
    accessSync(file, statSync(file).isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK);
  } catch (cause) {
    const message = `Files in ${folder} may not be read and written. Give them to the user that runs the services.`;
    throw new Error(message, { cause });
  }
}

/** Whether a file, or each file in a folder, has a size of whole units and is not empty. */
function isMadeOf(target: string, unit: number): boolean {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat !== undefined && stat.size > 0 && stat.size % unit === 0;
  const files = readdirSync(target, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.length > 0 && (unit === 0 || files.every(({ name }) => isMadeOf(path.join(target, name), unit)));
}
