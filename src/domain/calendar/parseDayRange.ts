import { endOfDay } from './endOfDay.ts';
import type { InstantRange } from './InstantRange.ts';
import { localTimeOf } from './localTimeOf.ts';
import { parseInstant } from './parseInstant.ts';
import { startOfDay } from './startOfDay.ts';

/**
 * Parses a filter by days in a zone into a range from the first millisecond to the last. Each end is empty, a date, or
 * an instant (ISO 8601), which stands for its whole day. Undefined if malformed.
 */
export const parseDayRange = (from: string, to: string, zone: string): InstantRange | undefined => {
  const [first, last] = [from, to].map((raw) => (raw === '' ? undefined : (parseInstant(raw, zone) ?? Number.NaN)));
  if (Number.isNaN(first) || Number.isNaN(last)) return undefined;
  return {
    from: first === undefined ? undefined : startOfDay(localTimeOf(first, zone).day, zone),
    to: last === undefined ? undefined : endOfDay(localTimeOf(last, zone).day, zone),
  };
};
