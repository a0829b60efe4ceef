import type { Log } from './Log.ts';

export const silentLog: Log = { write: () => undefined, error: () => undefined };
