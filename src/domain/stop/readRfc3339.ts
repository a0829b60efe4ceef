import { instantOfParts } from '../calendar/instantOfParts.ts';
import { parseDateTime } from '../calendar/parseDateTime.ts';

/** Years a request may be about. */
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(2200, 0, 1)];

/** Epoch milliseconds of an instant with its offset (RFC 3339), from 2000 to 2199; undefined for anything else. */
export const readRfc3339 = (raw: string | undefined): number | undefined => {
  if (raw === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/i.test(raw))
    return undefined;
  const parts = parseDateTime(raw);
  const instant = parts && instantOfParts(parts, 'UTC');
  return instant !== undefined && instant >= earliest && instant < latest ? instant : undefined;
};
