import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';

export interface FolderLock {
  release(): Promise<void>;
}

const prefix = 'lock-';
/** In bytes. macOS takes 104 for the path of a socket, the name in it included. */
const longestPath = 70;

/**
 * Locks a data folder for this process. The lock is a listening socket in the folder: the operating system closes it however
 * the process dies, and other containers on the machine see it. Throws if another process holds the lock.
 *
 * Every process listens before it looks for others, so at most one of two concurrent processes gets the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  if (Buffer.byteLength(shortest(folder)) > longestPath) {
    throw new Error(`The path of the data folder ${folder} is too long: set DATA_DIR to a folder nearer to the root.`);
  }
  const name = `${prefix}${process.pid}-${randomUUID().slice(0, 8)}`;
  const server = await listen(path.join(shortest(folder), `.${name}`));
  await rename(path.join(folder, `.${name}`), path.join(folder, name));
  const release = async () => {
    await rm(path.join(folder, name), { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    await requireNoOtherLock(folder, name);
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

/** Throws if a live process holds a lock. Removes stale locks. */
async function requireNoOtherLock(folder: string, own: string): Promise<void> {
  for (const other of await others(folder, own)) {
    // oxlint-disable-next-line no-await-in-loop -- a handful at most
    if (await isListening(path.join(shortest(folder), other))) {
      throw new Error(
        `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await rm(path.join(folder, other), { force: true });
  }
}

/** Socket paths are limited to about 100 characters, so use the relative path if it is shorter. */
function shortest(folder: string): string {
  const relative = path.relative(process.cwd(), folder) || '.';
  const absolute = path.resolve(folder);
  return relative.length < absolute.length ? relative : absolute;
}

const others = async (folder: string, own: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith(prefix) && name !== own);

function listen(address: string): Promise<Server> {
  const server = createServer((socket) => socket.end()).unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(address, () => resolve(server));
  });
}

/** Nobody is listening, or the lock is gone. Other errors, such as a full backlog, do not prove that the holder is dead. */
const deadCodes: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOENT']);

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => resolve(true));
    socket
      .once('error', (error) => ('code' in error && deadCodes.has(error.code) ? resolve(false) : reject(error)))
      .once('connect', () => socket.destroy());
  });
}
