import type { InstantRange } from '../../../../../src/domain/calendar/InstantRange.ts';
import { parseRange } from '../../../../../src/ui/components/dates/model/parseRange.ts';

/** The range written as this text. */
export const rangeOf = (raw: string, zone = 'UTC'): InstantRange => {
  const range = parseRange(raw, 'range', zone);
  if (!range) throw new Error(`${raw} is no range.`);
  return range;
};
