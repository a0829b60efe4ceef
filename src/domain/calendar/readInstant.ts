import { instantOfWritten } from './instantOfWritten.ts';
import { readWritten } from './readWritten.ts';

/** The instant of an ISO 8601 date-time string, in ms since 1970; a date alone is midnight in `zone` (seed §9). Undefined when malformed. */
export const readInstant = (raw: string, zone: string): number | undefined => {
  const written = readWritten(raw);
  return written && instantOfWritten(written, zone);
};
