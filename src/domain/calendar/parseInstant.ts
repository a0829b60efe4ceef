import { instantOfParts } from './instantOfParts.ts';
import { parseDateTime } from './parseDateTime.ts';

/** The instant of an ISO 8601 date-time, in ms since 1970; a date alone is its midnight in `zone` (seed §9). Undefined when malformed. */
export const parseInstant = (raw: string, zone: string): number | undefined => {
  const parts = parseDateTime(raw);
  return parts && instantOfParts(parts, zone);
};
