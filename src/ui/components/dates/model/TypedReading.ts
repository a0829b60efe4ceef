import type { CalendarDay } from '../../../../domain/calendar/CalendarDay.ts';
import type { PickerRules } from './PickerRules.ts';

/** What the reading of typed dates depends on. `today` is that of `zone`. */
export interface TypedReading extends Pick<PickerRules, 'mode' | 'precision' | 'zone'> {
  readonly locale: string;
  readonly today: CalendarDay;
  /** Epoch milliseconds. */
  readonly earliest?: number | undefined;
  readonly latest?: number | undefined;
}
