import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import type { PickerMode } from './PickerMode.ts';
import type { TimeSteps } from './TimeSteps.ts';

/** The smallest unit that can be chosen, and so the last one shown. */
export type Precision = 'day' | 'minute' | 'second';

/** What can be chosen. Limits are epoch milliseconds; `zone` is an IANA time zone. */
export interface PickerRules {
  readonly mode: PickerMode;
  readonly precision: Precision;
  readonly zone: string;
  readonly steps: TimeSteps;
  readonly earliest: number | undefined;
  readonly latest: number | undefined;
  readonly isClosed: (day: CalendarDay) => boolean;
}

/** For pickers without closed days. */
export const neverClosed = (): boolean => false;
