import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../random/Random.ts';
import type { Settings } from '../../settings/Settings.ts';

const byteCount = 32;

/**
 * The pepper of one-time codes: the setting, or bytes of our own in a file of the data folder that only its owner may read, made
 * when there is none. Throws when the folder cannot be written or the file is damaged.
 */
export function readPepper(
  { codePepper, dataDir }: Pick<Settings, 'codePepper' | 'dataDir'>,
  random: Random,
): Uint8Array {
  if (codePepper !== undefined) return new TextEncoder().encode(codePepper);
  const file = join(dataDir, 'code-pepper');
  const pepper = readIfThere(file) ?? makePepper(dataDir, file, random);
  if (pepper.length !== byteCount) throw new Error(`${file} is damaged. Remove it: codes that were mailed then end.`);
  return pepper;
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The file appears whole or not at all, and of two processes that make one at once both use the first. */
function makePepper(folder: string, file: string, random: Random): Uint8Array {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${random.uuid()}`;
  writeFileSync(unfinished, random.bytes(byteCount), { mode: 0o600, flush: true });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return new Uint8Array(readFileSync(file));
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
