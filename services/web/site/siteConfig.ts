import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What `config.json` says now: read again when the file changed, the same value as long as it did not. */
export function siteConfig(siteDir: string): () => unknown {
  const file = path.join(siteDir, 'config.json');
  let version: number | undefined;
  let settings: unknown;
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== version) {
      version = changed;
      settings = parsed(file);
    }
    return settings;
  };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
