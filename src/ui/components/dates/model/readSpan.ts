import type { PickerMode } from './PickerMode.ts';
import { rangeSeparator } from './rangeSeparator.ts';
import { readInstant } from '../../../../domain/calendar/readInstant.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';

/**
 * A picker's value: an ISO 8601 date-time, or two with `~` between them in the modes of ranges, of which either may be missing; nothing is an
 * empty span (seed §9). Undefined when malformed.
 */
export const readSpan = (raw: string, mode: PickerMode, zone: string): Span | undefined => {
  const ends = raw.trim() === '' ? [] : raw.split(rangeSeparator);
  if (ends.length > (mode === 'single' ? 1 : 2)) return undefined;
  const [from, to] = ends.map((end) => (end.trim() === '' ? undefined : (readInstant(end, zone) ?? Number.NaN)));
  return Number.isNaN(from) || Number.isNaN(to) ? undefined : { from, to };
};
