import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import { formatTypedRange } from './formatTypedRange.ts';
import type { PickerMode } from './PickerMode.ts';
import type { Precision } from './PickerRules.ts';

/** An example of valid input, such as `12/31/2026`: late in December, so that day and month cannot be confused. */
export const typedExample = (today: CalendarDay, mode: PickerMode, locale: string, precision: Precision): string => {
  const inDecember = (day: string): number => Date.parse(`${today.slice(0, 4)}-12-${day}T14:30:00Z`);
  const range = { from: inDecember(mode === 'single' ? '31' : '24'), to: inDecember('31') };
  return formatTypedRange(range, mode, locale, 'UTC', precision);
};
