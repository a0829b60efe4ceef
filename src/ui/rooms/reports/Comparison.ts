import type { CalendarDay } from '../../../domain/calendar/CalendarDay.ts';
import type { Report } from '../../../domain/report/Report.ts';

/** The same report over the same weekdays before. */
export interface Comparison {
  readonly report: Report;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** How many weeks before. */
  readonly weeks: number;
}
