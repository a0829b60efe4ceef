import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from './contentTypeOf.ts';
import { isLivePath } from './LiveFiles.ts';
import type { StoredFile } from './StoredFile.ts';

/** Loads the built application and its compressed copies into memory, by path. Empty if it is not built. */
export function loadApp(folder: string): ReadonlyMap<string, StoredFile> {
  if (!existsSync(folder)) return new Map();
  const addresses = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .filter((address) => !/\.(br|gz)$/.test(address) && !isLivePath(address));
  return new Map(addresses.map((address) => [address, read(folder, address)]));
}

function read(folder: string, address: string): StoredFile {
  const file = path.join(folder, address);
  const body = readFileSync(file);
  return {
    body,
    encoded: {
      ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    },
    type: contentTypeOf(address),
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
