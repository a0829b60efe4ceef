import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import type { PickerMode } from './PickerMode.ts';
import type { Precision } from './Precision.ts';
import { writeTypedSpan } from './writeTypedSpan.ts';

/** What may be typed, such as `12/31/2026`: in December of this year, where day, month and year cannot be mistaken for each other. */
export const typedExample = (today: CalendarDay, mode: PickerMode, locale: string, precision: Precision): string => {
  const at = (day: string): number => Date.parse(`${today.slice(0, 4)}-12-${day}T14:30:00Z`);
  const span = { from: at(mode === 'single' ? '31' : '24'), to: at('31') };
  return writeTypedSpan(span, mode, locale, 'UTC', precision);
};
