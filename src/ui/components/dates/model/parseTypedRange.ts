import { instantOfParts } from '../../../../domain/calendar/instantOfParts.ts';
import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import { formatTyped } from './formatTyped.ts';
import { parseTypedDateTime } from './parseTypedDateTime.ts';
import type { PickerMode } from './PickerMode.ts';
import type { Precision } from './PickerRules.ts';
import { splitTypedRange } from './rangeSeparator.ts';

/**
 * Parses the text of a picker's field. An end whose text has not changed since `before` keeps its exact instant, and
 * one without a year takes the other's. In a range of days, a single day stands for itself. Undefined if malformed,
 * which includes a time in a field for days.
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
