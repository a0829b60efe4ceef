import type { Log } from './Log.ts';
import { describeTrouble } from './describeTrouble.ts';

/** One JSON object per line on `out`. */
export function jsonLog(out: { write(text: string): unknown }): Log {
  const write: Log['write'] = (level, event, fields = {}) => {
    out.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
  return {
    write,
    trouble: (event, error, fields = {}) => write('error', event, { ...fields, ...describeTrouble(error) }),
  };
}
