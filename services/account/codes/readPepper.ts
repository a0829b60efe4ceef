import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../random/Random.ts';
import type { Settings } from '../../settings/Settings.ts';

const byteCount = 32;

/**
 * The pepper for one-time codes: the setting, or a random one in a file of the data folder, created on first use and readable
 * only by its owner. Throws if the folder is not writable or the file is damaged.
 */
export function readPepper(
  { codePepper, dataDir }: Pick<Settings, 'codePepper' | 'dataDir'>,
  random: Random,
): Uint8Array {
  if (codePepper !== undefined) return new TextEncoder().encode(codePepper);
  const file = join(dataDir, 'code-pepper');
  const pepper = readIfExists(file) ?? createPepper(dataDir, file, random);
  if (pepper.length !== byteCount) throw new Error(`${file} is damaged. Remove it: codes that were mailed then end.`);
  return pepper;
}

function readIfExists(file: string): Uint8Array | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Creates the file atomically. If two processes race, both use the first one. */
function createPepper(folder: string, file: string, random: Random): Uint8Array {
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
