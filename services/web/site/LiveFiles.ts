import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentTypeOf } from './contentTypeOf.ts';
import type { StoredFile } from './StoredFile.ts';

interface Cached {
  readonly version: string;
  readonly file: StoredFile;
}

const worthCompressing = /^(text\/|application\/(json|manifest)|image\/svg)/;
const safePath = /^(\/\w[\w.-]*)+$/;

/** Files that can be changed while the services run: the configuration and the brands' images. */
export const isLivePath = (address: string): boolean => address === '/config.json' || address.startsWith('/brands/');

/** Reads files that can be changed while the services run. Caches a file until it changes. */
export class LiveFiles {
  readonly #folder: string;
  readonly #cached = new Map<string, Cached>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async find(address: string): Promise<StoredFile | undefined> {
    if (!isLivePath(address) || !safePath.test(address)) return undefined;
    const file = path.join(this.#folder, address);
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) {
      this.#cached.delete(address);
      return undefined;
    }
    const version = `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
    const cached = this.#cached.get(address);
    if (cached?.version === version) return cached.file;
    const prepared = await prepare(address, await readFile(file));
    this.#cached.set(address, { version, file: prepared });
    return prepared;
  }
}

async function prepare(address: string, body: Buffer): Promise<StoredFile> {
  const type = contentTypeOf(address);
  return {
    body,
    encoded: worthCompressing.test(type)
      ? { br: await promisify(brotliCompress)(body), gzip: await promisify(gzip)(body) }
      : {},
    type,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    cacheControl: 'no-cache',
  };
}
