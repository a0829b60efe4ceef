import type { InstantRange } from '../../../../domain/calendar/InstantRange.ts';
import { parseInstant } from '../../../../domain/calendar/parseInstant.ts';
import type { PickerMode } from './PickerMode.ts';
import { rangeSeparator } from './rangeSeparator.ts';

/**
 * Parses a picker's value: an ISO 8601 date-time, or for ranges two joined by `~`, either of which may be missing (seed
 * §9). '' is an empty range. Undefined if malformed.
 */
export const parseRange = (raw: string, mode: PickerMode, zone: string): InstantRange | undefined => {
  const ends = raw.trim() === '' ? [] : raw.split(rangeSeparator);
  if (ends.length > (mode === 'single' ? 1 : 2)) return undefined;
  const [from, to] = ends.map((end) => (end.trim() === '' ? undefined : (parseInstant(end, zone) ?? Number.NaN)));
  return Number.isNaN(from) || Number.isNaN(to) ? undefined : { from, to };
};
