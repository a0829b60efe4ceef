import { addDays } from '../calendar/addDays.ts';
import { dayNumber } from '../calendar/dayNumber.ts';
import type { ReportQuestion } from './Report.ts';

type Days = Pick<ReportQuestion, 'from' | 'to'>;

/** As many days before others, on the same weekdays, and how many weeks before. The two never overlap. */
export const daysBefore = ({ from, to }: Days): Days & { readonly weeks: number } => {
  const weeks = Math.ceil((dayNumber(to) - dayNumber(from) + 1) / 7);
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks), weeks };
};
