import { instantOfParts } from '../../../../domain/calendar/instantOfParts.ts';
import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import { formatTyped } from './formatTyped.ts';
import { parseTypedDateTime } from './parseTypedDateTime.ts';
import type { PickerMode } from './PickerMode.ts';
import type { Precision } from './PickerRules.ts';
import { splitTypedRange } from './rangeSeparator.ts';

/**
 * The range typed into a picker's text field. An end whose text is still that of `before` keeps its instant to the millisecond,
 * and one without a year takes the year of the other. In a range of days, one day alone is that day. Undefined when malformed;
 * a time in a field for days is.
 */
export const parseTypedRange = (
  raw: string,
  before: InstantRange,
  mode: PickerMode,
  locale: string,
  zone: string,
  precision: Precision,
): InstantRange | undefined => {
  const typed = mode === 'single' ? [raw.trim()] : splitTypedRange(raw);
  if (typed.length > 2) return undefined;
  const ends = mode === 'range' && precision === 'day' && typed.length === 1 ? [...typed, ...typed] : typed;
  const year = ends
    .map((text) => parseTypedDateTime(text, locale)?.day.slice(0, 4))
    .find((found) => found !== undefined);
  const parseEnd = (text: string, end: RangeEnd): number | undefined => {
    const kept = before[end];
    if (text === '') return undefined;
    if (kept !== undefined && formatTyped(kept, locale, zone, precision) === text) return kept;
    const parts = parseTypedDateTime(text, locale, year);
    if (!parts || (precision === 'day' && parts.hour !== undefined)) return Number.NaN;
    return instantOfParts(parts, zone, end);
  };
  const [from, to] = [parseEnd(ends[0] ?? '', 'from'), parseEnd(ends[1] ?? '', 'to')];
  return Number.isNaN(from) || Number.isNaN(to) ? undefined : { from, to };
};
