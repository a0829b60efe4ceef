import type { Log } from '../../application/ports/Log.ts';
import type { Settings } from '../../application/ports/Settings.ts';
import { readSettings } from './readSettings.ts';

/** Milliseconds until the application starts without its configuration. */
const patience = 10_000;

/** Reads `/config.json`, which the page preloads. An answer that cannot be had counts as an empty configuration. */
export const loadSettings = async (log: Log): Promise<Settings> => {
  try {
    const answer = await fetch('/config.json', { signal: AbortSignal.timeout(patience) });
    return readSettings(answer.ok ? await answer.json() : undefined, log);
  } catch {
    return readSettings(undefined, log);
  }
};
