import { addDays } from '../calendar/addDays.ts';
import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { mondayOf } from '../calendar/mondayOf.ts';
import type { Figure, Report, ReportQuestion } from './Report.ts';

/** A week of a report, with its headline if it has any cases. */
export interface WeekPoint {
  readonly monday: CalendarDay;
  readonly figure: Figure | undefined;
  /** Whether some of its days are outside the report. */
  readonly isPart: boolean;
}

/** Every week of a report in order, those without cases too. Headlines in another currency than the report's do not count. */
export const weeksOf = (
  { figures: [whole], weeks }: Pick<Report, 'figures' | 'weeks'>,
  { from, to }: Pick<ReportQuestion, 'from' | 'to'>,
): readonly WeekPoint[] => {
  const told = new Map(weeks.map(({ monday, figures: [figure] }) => [monday, figure]));
  const points: WeekPoint[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) {
    const figure = told.get(monday);
    points.push({
      monday,
      figure: figure?.currency === whole?.currency ? figure : undefined,
      isPart: monday < from || addDays(monday, 6) > to,
    });
  }
  return points;
};
