import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { dayNumber } from '../../../../domain/calendar/dayNumber.ts';
import { endOfDay } from '../../../../domain/calendar/endOfDay.ts';
import { startOfDay } from '../../../../domain/calendar/startOfDay.ts';
import { parseTypedDateTime } from './parseTypedDateTime.ts';
import type { TypedReading } from './TypedReading.ts';

/** A leap day comes every four years, but for the turn of most centuries. */
const yearsAround = [0, 1, -1, 2, -2, 3, -3, 4, -4];

/**
 * The year of a date that was typed without one. A field for one day takes the coming such day; filters and times, which are mostly
 * about what has just been, the nearest. What may not be chosen comes last. Undefined if the text is no date in any year.
 */
export const missingYear = (text: string, how: TypedReading): string | undefined => {
  const { locale, zone, today, earliest = -Infinity, latest = Infinity, mode, precision } = how;
  const takesComing = mode === 'single' && precision === 'day';
  const mayBeChosen = (day: CalendarDay): boolean => endOfDay(day, zone) >= earliest && startOfDay(day, zone) <= latest;
  const daysOff = (day: CalendarDay): number => dayNumber(day) - dayNumber(today);
  const rank = (day: CalendarDay): readonly number[] => [
    Number(!mayBeChosen(day)),
    takesComing ? Number(daysOff(day) < 0) : 0,
    Math.abs(daysOff(day)),
  ];
  const days = yearsAround.flatMap((years) => {
    const year = String(Number(today.slice(0, 4)) + years);
    return parseTypedDateTime(text, locale, { year })?.day ?? [];
  });
  const byRank = (one: CalendarDay, other: CalendarDay): number => {
    const [ranks, others] = [rank(one), rank(other)];
    return ranks.map((value, at) => value - (others[at] ?? 0)).find((apart) => apart !== 0) ?? 0;
  };
  return days.toSorted(byRank)[0]?.slice(0, 4);
};
