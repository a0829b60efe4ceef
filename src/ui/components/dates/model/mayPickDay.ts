import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { pickDay } from './pickDay.ts';
import type { PickerRules } from './PickerRules.ts';
import type { Span } from '../../../../domain/calendar/Span.ts';

/** Whether a day is open and has a time that may be chosen. A single end of a range stays on its side of the other. */
export const mayPickDay = (day: CalendarDay, rules: PickerRules, span: Span): boolean =>
  !rules.isClosed(day) && pickDay(span, day, rules) !== undefined;
