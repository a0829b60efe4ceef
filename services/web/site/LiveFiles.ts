import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentTypeOf } from './contentTypeOf.ts';
import type { StoredFile } from './StoredFile.ts';

interface Held {
  readonly version: string;
  readonly file: StoredFile;
}

const worthCompressing = /^(text\/|application\/(json|manifest)|image\/svg)/;
const safePath = /^(\/\w[\w.-]*)+$/;

/** What a brand operator may change while the services run: the configuration and the brands' images. */
export const isLivePath = (address: string): boolean => address === '/config.json' || address.startsWith('/brands/');

/** Serves the live folder: a changed file is seen at the next request, an unchanged one is kept ready. */
export class LiveFiles {
  readonly #folder: string;
  readonly #held = new Map<string, Held>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async find(address: string): Promise<StoredFile | undefined> {
    if (!isLivePath(address) || !safePath.test(address)) return undefined;
    const place = path.join(this.#folder, address);
    const facts = await stat(place).catch(() => undefined);
    if (!facts?.isFile()) {
      this.#held.delete(address);
      return undefined;
    }
    const version = `${facts.mtimeMs} ${facts.size} ${facts.ino}`;
    const held = this.#held.get(address);
    if (held?.version === version) return held.file;
    const file = await prepare(address, await readFile(place));
    this.#held.set(address, { version, file });
    return file;
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
