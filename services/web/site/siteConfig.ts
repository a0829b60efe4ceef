import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../../log/Log.ts';

/**
 * What `config.json` says now: read again when the file changed, the same value as long as it did not. One that is missing or no
 * JSON is undefined, and logged once.
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
