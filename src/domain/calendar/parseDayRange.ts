import { endOfDay } from './endOfDay.ts';
import type { InstantRange } from './InstantRange.ts';
import { localTimeOf } from './localTimeOf.ts';
import { parseInstant } from './parseInstant.ts';
import { startOfDay } from './startOfDay.ts';

/**
 * The whole days of a zone that a filter means, from the first millisecond of one to the last of the other. Each end is empty, a day,
 * or an instant (ISO 8601), which stands for the day it falls on. Undefined when malformed.
 */
export const parseDayRange = (from: string, to: string, zone: string): InstantRange | undefined => {
  const [first, last] = [from, to].map((raw) => (raw === '' ? undefined : (parseInstant(raw, zone) ?? Number.NaN)));
  if (Number.isNaN(first) || Number.isNaN(last)) return undefined;
  return {
    from: first === undefined ? undefined : startOfDay(localTimeOf(first, zone).day, zone),
    to: last === undefined ? undefined : endOfDay(localTimeOf(last, zone).day, zone),
  };
};
