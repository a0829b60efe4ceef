import { chmod, lstat, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

const [privateFolder, privateFile] = [0o700, 0o600];
/** What the services themselves keep in the folder. Nobody else can reach it through a closed folder, this is for copies of it. */
const own: ReadonlySet<string> = new Set(['postgres', 'code-pepper']);
/** Rights of others than the owner. */
const others = 0o077;
/** In bytes. An empty embedded database takes 45 MB, and its log as much again. */
const roomForNew = 64 * 1024 * 1024;

/**
 * Makes the data folder if it is missing, and closes it to everybody but its owner, with the database and the secret in it. Leaves
 * alone what others keep there. Throws a sentence for the operator if it cannot, or if a database is to be made there and has less
 * than `room` bytes.
 */
export async function openFolder(folder: string, room = roomForNew): Promise<void> {
  try {
    await makeFolder(path.resolve(folder));
    if (!(await stat(folder)).isDirectory()) throw withCode('ENOTDIR');
    if (process.platform !== 'win32') await closeToOthers(folder);
  } catch (error) {
    throw new Error(sentence(folder, error), { cause: error });
  }
  if ((await readdir(folder)).includes('postgres')) return;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < room) throw new Error(sentence(folder, withCode('ENOSPC')));
}

/** Like the recursive `mkdir`, which never ends below /proc (Node 20). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: privateFolder });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    const parent = path.dirname(folder);
    if (codeOf(error) !== 'ENOENT' || parent === folder || (await exists(parent))) throw error;
    await makeFolder(parent);
    await mkdir(folder, { mode: privateFolder });
  }
}

async function closeToOthers(folder: string): Promise<void> {
  await close(folder);
  const entries = await readdir(folder, { withFileTypes: true });
  const kept = entries.filter((entry) => own.has(entry.name) && (entry.isDirectory() || entry.isFile()));
  await Promise.all(kept.map(({ name }) => close(path.join(folder, name))));
}

/** Throws if others may still read it afterwards, as on a disk that knows no rights. */
async function close(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & others) === 0) return;
  await chmod(file, (await lstat(file)).isFile() ? privateFile : privateFolder);
  if (((await stat(file)).mode & others) !== 0) throw withCode('open');
}

const sentences: Readonly<Record<string, string>> = {
  ENOTDIR: 'is a file or below a file, not a folder: set DATA_DIR to a folder.',
  ENOSPC:
    'is on a disk without room (64 MB are needed to begin): make room, or set DATA_DIR to a folder on another disk.',
  EROFS: 'is on a disk that cannot be written: set DATA_DIR to a folder on another disk.',
  EACCES:
    'may not be made, read or written: give it to the user who starts the services, or set DATA_DIR to another folder.',
  EPERM:
    'may be read by others and cannot be closed: give it to the user who starts the services, or set DATA_DIR to another folder.',
  open: 'may be read by others and its disk knows no rights: set DATA_DIR to a folder on another disk.',
};

const sentence = (folder: string, error: unknown): string =>
  `The data folder ${folder} ${sentences[codeOf(error)] ?? `cannot be used (${codeOf(error)}): set DATA_DIR to another folder.`}`;

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown trouble';

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
