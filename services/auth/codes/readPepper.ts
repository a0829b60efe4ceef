import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../random/Random.ts';

/** The pepper of one-time codes, from a file in this folder that only its owner may read; made when first asked for. */
export function readPepper(folder: string, random: Random): Uint8Array {
  const file = join(folder, 'code-pepper');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, random.bytes(32), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return new Uint8Array(readFileSync(file));
}
