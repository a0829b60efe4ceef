import { instantOfWritten } from '../../../../domain/calendar/instantOfWritten.ts';
import type { PickerMode } from './PickerMode.ts';
import type { Precision } from './Precision.ts';
import type { RangeEnd } from '../../../../domain/calendar/RangeEnd.ts';
import { readTyped } from './readTyped.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';
import { splitTyped } from './splitTyped.ts';
import { writeTyped } from './writeTyped.ts';

/**
 * What was typed into a picker's text field. An end whose text still stands as `before` was written keeps its instant to the
 * millisecond; one without a year is of the year of the other. In a range of days a day alone is that day. Undefined when
 * malformed, which a time in a field for days is too.
 */
export const readTypedSpan = (
  raw: string,
  before: Span,
  mode: PickerMode,
  locale: string,
  zone: string,
  precision: Precision,
): Span | undefined => {
  const typed = mode === 'single' ? [raw.trim()] : splitTyped(raw);
  if (typed.length > 2) return undefined;
  const ends = mode === 'range' && precision === 'day' && typed.length === 1 ? [...typed, ...typed] : typed;
  const year = ends.map((text) => readTyped(text, locale)?.day.slice(0, 4)).find((found) => found !== undefined);
  const readEnd = (text: string, end: RangeEnd): number | undefined => {
    const kept = before[end];
    if (text === '') return undefined;
    if (kept !== undefined && writeTyped(kept, locale, zone, precision) === text) return kept;
    const written = readTyped(text, locale, year);
    if (!written || (precision === 'day' && written.hour !== undefined)) return Number.NaN;
    return instantOfWritten(written, zone, end) ?? Number.NaN;
  };
  const [from, to] = [readEnd(ends[0] ?? '', 'from'), readEnd(ends[1] ?? '', 'to')];
  return Number.isNaN(from) || Number.isNaN(to) ? undefined : { from, to };
};
