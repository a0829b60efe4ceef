import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import type { PickerMode } from './PickerMode.ts';
import type { Precision } from './Precision.ts';
import type { TimeSteps } from './TimeSteps.ts';

/** What a picker lets choose. Instants in ms since 1970; `zone` is the IANA name of the place whose clocks count. */
export interface PickerRules {
  readonly mode: PickerMode;
  readonly precision: Precision;
  readonly zone: string;
  readonly steps: TimeSteps;
  readonly earliest: number | undefined;
  readonly latest: number | undefined;
  readonly isClosed: (day: CalendarDay) => boolean;
}
