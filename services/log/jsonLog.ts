import type { Log } from './Log.ts';
import { describeError } from './describeError.ts';

/** Writes one JSON object per line to `out`. */
export function jsonLog(out: { write(text: string): unknown }): Log {
  const write: Log['write'] = (level, event, fields = {}) => {
    out.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
  return {
    write,
    error: (event, error, fields = {}) => write('error', event, { ...fields, ...describeError(error) }),
  };
}
