import { instantOfParts } from './instantOfParts.ts';
import { parseDateTime } from './parseDateTime.ts';

/**
 * Parses an ISO 8601 date-time into epoch milliseconds; a date alone is midnight in `zone` (seed §9). Undefined if
 * malformed.
 */
export const parseInstant = (raw: string, zone: string): number | undefined => {
  const parts = parseDateTime(raw);
  return parts && instantOfParts(parts, zone);
};
