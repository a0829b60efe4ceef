import type { CalendarDay } from './CalendarDay.ts';
import { localTimeOf } from './localTimeOf.ts';
import type { PickerRules } from './PickerRules.ts';
import type { Span } from './Span.ts';

/** Whether a day has an instant that may be chosen. A single end of a range stays on its side of the other. */
export const mayPickDay = (
  day: CalendarDay,
  { mode, zone, earliest, latest, isClosed }: PickerRules,
  span: Span,
): boolean => {
  const dayOf = (instant: number) => localTimeOf(instant, zone).day;
  if (earliest !== undefined && day < dayOf(earliest)) return false;
  if (latest !== undefined && day > dayOf(latest)) return false;
  if (mode === 'rangeFrom' && span.to !== undefined && day > dayOf(span.to)) return false;
  if (mode === 'rangeTo' && span.from !== undefined && day < dayOf(span.from)) return false;
  return !isClosed(day);
};
