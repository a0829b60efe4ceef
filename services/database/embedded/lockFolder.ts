import { randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';

export interface FolderLock {
  release(): Promise<void>;
}

const prefix = 'lock-';

/**
 * Takes a data folder for this process alone. The lock is a listening socket in the folder: the system ends it with the
 * process, however that dies, and it is seen from other containers on the same machine. Throws when another process holds it.
 *
 * Every process listens first and only then looks for others, so of two that come at once at most one stays.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const name = `${prefix}${process.pid}-${randomUUID().slice(0, 8)}`;
  const server = await listen(path.join(shortest(folder), `.${name}`));
  await rename(path.join(folder, `.${name}`), path.join(folder, name));
  const release = async () => {
    await rm(path.join(folder, name), { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    await refuseOthers(folder, name);
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

/** Throws when the lock of a living process is there; locks of dead ones are removed. */
async function refuseOthers(folder: string, own: string): Promise<void> {
  for (const other of await others(folder, own)) {
    // oxlint-disable-next-line no-await-in-loop -- a handful at most, and the first living one ends it
    if (await isListening(path.join(shortest(folder), other))) {
      throw new Error(
        `The data folder ${folder} is in use by another process. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    // oxlint-disable-next-line no-await-in-loop -- the same
    await rm(path.join(folder, other), { force: true });
  }
}

/** A socket's path may have about a hundred characters; the way from the working folder is often the shorter one. */
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

/** Nobody listens, or the lock is gone. Anything else, such as a queue that is full, tells nothing of its holder's death. */
const deadCodes: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOENT']);

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => resolve(true));
    socket
      .once('error', (error) => ('code' in error && deadCodes.has(error.code) ? resolve(false) : reject(error)))
      .once('connect', () => socket.destroy());
  });
}
