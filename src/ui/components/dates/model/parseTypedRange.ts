import { instantOfParts } from '../../../../domain/calendar/instantOfParts.ts';
import type { InstantRange, RangeEnd } from '../../../../domain/calendar/InstantRange.ts';
import { formatTyped } from './formatTyped.ts';
import { missingYear } from './missingYear.ts';
import { parseTypedDateTime } from './parseTypedDateTime.ts';
import { splitTypedRange } from './rangeSeparator.ts';
import type { TypedReading } from './TypedReading.ts';

/** The ends of a typed range. A hyphen without spaces, which dates have too, separates them where a date stands on either side. */
const endsIn = (raw: string, { locale, today }: TypedReading): readonly string[] => {
  const split = splitTypedRange(raw);
  // Of a leap year, which has all days.
  const isDate = (text: string): boolean =>
    parseTypedDateTime(text.trim(), locale, { year: '2000', today }) !== undefined;
  if (split.length > 1 || isDate(raw)) return split;
  const hyphen = Array.from(raw.matchAll(/-/g), ({ index }) => index).find(
    (at) => isDate(raw.slice(0, at)) && isDate(raw.slice(at + 1)),
  );
  return hyphen === undefined ? split : [raw.slice(0, hyphen).trim(), raw.slice(hyphen + 1).trim()];
};

/**
 * Parses the text of a picker's field. An end whose text has not changed since `before` keeps its exact instant, and
 * one without a year takes the other's, or else the one it is most likely about. In a range of days, a single day stands for
 * itself. Undefined if malformed, which includes a time in a field for days.
 */
export const parseTypedRange = (raw: string, before: InstantRange, how: TypedReading): InstantRange | undefined => {
  const { mode, locale, zone, precision, today } = how;
  const typed = mode === 'single' ? [raw.trim()] : endsIn(raw, how);
  if (typed.length > 2) return undefined;
  const ends = mode === 'range' && precision === 'day' && typed.length === 1 ? [...typed, ...typed] : typed;
  const [first = '', last = ''] = ends;
  const toldYear = ends
    .map((text) => parseTypedDateTime(text, locale)?.day.slice(0, 4))
    .find((found) => found !== undefined);
  const parseEnd = (text: string, end: RangeEnd, year: string | undefined): number | undefined => {
    const kept = before[end];
    if (text === '') return undefined;
    if (kept !== undefined && formatTyped(kept, locale, zone, precision) === text) return kept;
    const parts = parseTypedDateTime(text, locale, { year, today });
    if (!parts || (precision === 'day' && parts.hour !== undefined)) return Number.NaN;
    return instantOfParts(parts, zone, end);
  };
  const year = toldYear ?? missingYear(first || last, how);
  const from = parseEnd(first, 'from', year);
  const to = parseEnd(last, 'to', year);
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  // Without any year, what would end before it begins ends in the year after.
  const endsNextYear = toldYear === undefined && year !== undefined && (from ?? -Infinity) > (to ?? Infinity);
  return { from, to: endsNextYear ? parseEnd(last, 'to', String(Number(year) + 1)) : to };
};
