import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import type { PickerMode } from './PickerMode.ts';
import type { TimeSteps } from './TimeSteps.ts';

/** The smallest unit a picker lets choose, and so the last it shows. */
export type Precision = 'day' | 'minute' | 'second';

/** What a picker lets choose. Limits are instants in ms since 1970; `zone` is the IANA name of the place whose clocks count. */
export interface PickerRules {
  readonly mode: PickerMode;
  readonly precision: Precision;
  readonly zone: string;
  readonly steps: TimeSteps;
  readonly earliest: number | undefined;
  readonly latest: number | undefined;
  readonly isClosed: (day: CalendarDay) => boolean;
}

/** For pickers in which every day is open. */
export const neverClosed = (): boolean => false;
