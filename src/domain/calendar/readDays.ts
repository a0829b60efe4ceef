import { endOfDay } from './endOfDay.ts';
import { localTimeOf } from './localTimeOf.ts';
import { readInstant } from './readInstant.ts';
import type { Span } from './Span.ts';
import { startOfDay } from './startOfDay.ts';

/**
 * The whole days of a zone that a filter means: from the first millisecond of the one to the last of the other. Each is a day or
 * an instant, which counts as its day there (ISO 8601), or empty. Undefined when malformed.
 */
export const readDays = (from: string, to: string, zone: string): Span | undefined => {
  const [first, last] = [from, to].map((raw) => (raw === '' ? undefined : (readInstant(raw, zone) ?? Number.NaN)));
  if (Number.isNaN(first) || Number.isNaN(last)) return undefined;
  return {
    from: first === undefined ? undefined : startOfDay(localTimeOf(first, zone).day, zone),
    to: last === undefined ? undefined : endOfDay(localTimeOf(last, zone).day, zone),
  };
};
