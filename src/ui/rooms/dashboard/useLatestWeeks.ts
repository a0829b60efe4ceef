import { Reports } from '../../../application/reports/Reports.ts';
import { addDays } from '../../../domain/calendar/addDays.ts';
import { mondayOf } from '../../../domain/calendar/mondayOf.ts';
import { isSum } from '../../../domain/report/isSum.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { questionOf, usualReport } from '../../../domain/report/reportView.ts';
import { type WeekPoint, weeksOf } from '../../../domain/report/weeksOf.ts';
import { useReading } from '../../shared/useReading.ts';
import { useToday } from '../../shared/useToday.ts';

/** This one and those before. */
const shownWeeks = 8;

/** The headline of a report in the last eight weeks, read once what it stands beside has been; empty until then. Of sums without the week that is not over, which would always seem to fall. */
export const useLatestWeeks = (name: ReportKey, isWanted: boolean): readonly WeekPoint[] => {
  const today = useToday();
  const days = { from: addDays(mondayOf(today), -7 * (shownWeeks - 1)), to: today };
  const question = questionOf(name, { ...usualReport(name), ...days, period: undefined, size: 1 }, today);
  const { data } = useReading({
    port: Reports,
    key: ['reports', name, question],
    read: isWanted ? (port, signal) => port.read(name, question, signal) : undefined,
  });
  if (!data) return [];
  const [headline] = data.figures;
  const addsUp = headline !== undefined && isSum(headline.unit);
  return weeksOf(data, days).filter(({ isPart }) => !(addsUp && isPart));
};
