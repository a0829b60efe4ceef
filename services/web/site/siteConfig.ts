import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../../log/Log.ts';

/**
 * Returns the current `config.json`, re-read when the file changes and the same object until then. Undefined, and logged once,
 * if it is missing or malformed.
 */
export function siteConfig(siteDir: string, log: Log): () => unknown {
  const file = path.join(siteDir, 'config.json');
  let version: number | 'unread' | undefined = 'unread';
  let settings: unknown;
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== version) {
      version = changed;
      settings = parsed(file, log);
    }
    return settings;
  };
}

function parsed(file: string, log: Log): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    log.error('config.json unreadable', error);
    return undefined;
  }
}
